import { createContext, type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { SessionEnded } from "#web/features/hosts/index.ts";
import { focusFirstInvalid } from "#web/lib/focus-first-invalid.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { useClearKeptFields, useKeptFields } from "#web/lib/use-kept-fields.ts";
import { Note } from "#web/ui/note.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { teamPath } from "./team-path.ts";

export type TeamSent = FormResult | { readonly isUnreachable: true };

type TeamPage = {
  /** Every form sends this, because the person may have switched to another host in another tab. */
  readonly hostId: number;
  /** The answer to the last form, if it was sent without JavaScript. */
  readonly sent: FormResult | null;
};

export const TeamPageContext = createContext<TeamPage>({ hostId: 0, sent: null });

type TeamFormState = {
  readonly isBusy: boolean;
  readonly fields: Readonly<Record<string, string>>;
  /** What was typed in a form that was refused or is being sent. */
  readonly typed: Readonly<Record<string, string>>;
};

type TeamFormProps = {
  readonly intent: string;
  /** Hidden fields. Together with the intent, they tell this form apart from the others on the page. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The dialog that contains the form. Without JavaScript, a refusal opens it again. */
  readonly ask?: string;
  readonly className?: string;
  /** The tab stores what is typed under this key until the form is sent. */
  readonly keptAs?: string;
  readonly onDone?: () => void;
  readonly children: (state: TeamFormState) => ReactNode;
};

/** Works without JavaScript. With JavaScript, the page stays, a toast confirms, and the form shows a refusal. */
export function TeamForm({ intent, values = {}, ask, className, keptAs, onDone, children }: TeamFormProps) {
  const t = useT("team");
  const fetcher = useFetcher<TeamSent>();
  const { data } = fetcher;
  const form = useRef<HTMLFormElement>(null);
  const { hostId, sent: without } = useContext(TeamPageContext);
  const hidden = { hostId, intent, ...values };
  const isOwn = Object.entries(hidden).every(([name, value]) => without?.typed[name] === String(value));
  const sent = data ?? (isOwn ? without : null);
  const finish = useEffectEvent((message: string) => {
    showToast(message);
    onDone?.();
  });
  useEffect(() => {
    if (!data) return;
    if ("isUnreachable" in data || !data.isDone) focusFirstInvalid(form.current);
    else finish(data.message);
  }, [data]);
  const isBusy = fetcher.state !== "idle";
  const refused = sent && "isDone" in sent && !sent.isDone ? sent : null;
  const isUnreachable = sent !== null && "isUnreachable" in sent;
  const fields = refused?.fields ?? {};
  const sending = fetcher.formData ? Object.fromEntries([...fetcher.formData].map(([k, v]) => [k, String(v)])) : null;
  const hasFields = Object.keys(fields).length > 0;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={ask ? `${teamPath}&ask=${ask}` : teamPath}
      className={className}
      noValidate
      preventScrollReset
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {keptAs ? (
        <KeptFields form={form} keptAs={keptAs} isSent={data !== undefined && !refused && !isUnreachable} />
      ) : null}
      {children({ isBusy, fields, typed: sending ?? refused?.typed ?? {} })}
      {/* Outside a dialog, the page itself offers to sign in. */}
      {refused?.hasSessionEnded && ask ? <SessionEnded /> : null}
      {!isBusy && (isUnreachable || (refused && !refused.hasSessionEnded && !hasFields)) ? (
        <Note tone="bad">{refused?.message ?? t("team.unreachable")}</Note>
      ) : null}
    </fetcher.Form>
  );
}

type KeptFieldsProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly keptAs: string;
  readonly isSent: boolean;
};

/** This is a component, so that forms without `keptAs` do not call the hook. */
function KeptFields({ form, keptAs, isSent }: KeptFieldsProps) {
  useKeptFields(form, keptAs);
  useClearKeptFields(keptAs, isSent);
  return null;
}
