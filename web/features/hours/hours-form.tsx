import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { SessionEnded } from "#web/features/hosts/index.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { Note } from "#web/ui/note.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { useHoursPage } from "./hours-page.ts";

type HoursFormState = {
  readonly isBusy: boolean;
  readonly fields: Readonly<Record<string, string>>;
  /** What was chosen in a refused form. Empty if the form was not refused. */
  readonly typed: Readonly<Record<string, string>>;
};

type HoursFormProps = {
  readonly intent: string;
  /** Hidden fields. Together with the intent they identify this form among the others of the page. */
  readonly values?: Readonly<Record<string, string | readonly string[]>>;
  readonly className?: string;
  readonly onDone?: () => void;
  readonly children: (state: HoursFormState) => ReactNode;
};

/** The form works without JavaScript. With it, the page stays, a toast confirms, and a refusal appears in the form. */
export function HoursForm({ intent, values = {}, className, onDone, children }: HoursFormProps) {
  const t = useT("hours");
  const { hostId, calendarId, path, sent: without } = useHoursPage();
  const fetcher = useFetcher<FormResult | { readonly isUnreachable: true }>();
  const { data } = fetcher;
  const hidden: Record<string, string | readonly string[]> = {
    hostId: String(hostId),
    calendarId: String(calendarId),
    intent,
    ...values,
  };
  const isOwn = Object.entries(hidden).every(([name, value]) => without?.typed[name] === value);
  const sent = data ?? (isOwn ? without : null);
  const finish = useEffectEvent((message: string) => {
    showToast(message);
    onDone?.();
  });
  useEffect(() => {
    if (data && !("isUnreachable" in data) && data.isDone) finish(data.message);
  }, [data]);
  const isBusy = fetcher.state !== "idle";
  const refused = sent && "isDone" in sent && !sent.isDone ? sent : null;
  const isUnreachable = sent !== null && ("isUnreachable" in sent || (refused !== null && refused.message === null));
  return (
    <fetcher.Form method="post" action={path} className={className} noValidate preventScrollReset>
      {Object.entries(hidden).flatMap(([name, value]) =>
        [value].flat().map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={one} />),
      )}
      {children({ isBusy, fields: refused?.fields ?? {}, typed: refused?.typed ?? {} })}
      {refused?.hasSessionEnded ? <SessionEnded /> : null}
      {!isBusy && (isUnreachable || (refused && !refused.hasSessionEnded)) ? (
        <Note tone="bad">{refused?.message ?? t("hours.unreachable")}</Note>
      ) : null}
    </fetcher.Form>
  );
}
