import { type ReactNode, useId, useState } from "react";
import { Form, useNavigation } from "react-router";
import { cellMinutes, cellsFor } from "#contract/calendar-cells.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useFailureInDialog, useIsOffline } from "#web/lib/load-failure.ts";
import { useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Price } from "#web/pages/booking/flow/booking-line.tsx";
import type { ServiceView } from "#web/pages/booking/flow/booking-views.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { StaticDialog } from "#web/ui/static-dialog.tsx";

type ServiceDialogProps = {
  readonly services: readonly ServiceView[];
  readonly startTime: string;
  readonly when: string;
  /** The longest duration that fits at this time. Null if the time is no longer offered. */
  readonly longestFitMinutes: number | null;
  readonly problem: string | undefined;
  readonly closeTo: string;
  readonly onClose: () => void;
};

export function ServiceDialog(props: ServiceDialogProps) {
  const t = useT("booking");
  const isHydrated = useHydrated();
  const formId = useId();
  const isSending = useNavigation().state !== "idle";
  // The state is here, so that the choice stays when the hydrated dialog replaces the static one.
  const [chosenId, setChosenId] = useState<number>();
  const form = <ServiceForm {...props} formId={formId} chosenId={chosenId} onChoose={setChosenId} />;
  const confirm = (
    <Button type="submit" form={formId} busy={isSending}>
      {t("time.confirmBooking")}
    </Button>
  );
  const plain = (
    <StaticDialog title={t("time.selectService")} lead={props.when} closeTo={props.closeTo}>
      {form}
      <div className="mt-4 flex gap-3 *:flex-1">
        <LinkButton variant="outline" to={props.closeTo}>
          {t("ui.cancel")}
        </LinkButton>
        {confirm}
      </div>
    </StaticDialog>
  );
  if (!isHydrated) return plain;
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={t("time.selectService")}
      lead={props.when}
      fallback={plain}
      actions={
        <>
          <Button variant="outline" onClick={props.onClose}>
            {t("ui.cancel")}
          </Button>
          {confirm}
        </>
      }
    >
      {form}
    </Dialog>
  );
}

function NotLoaded() {
  const t = useT("booking");
  const failure = useFailureInDialog();
  const isOffline = useIsOffline();
  if (!failure) return null;
  return (
    <Note
      tone="bad"
      action={
        failure.retry ? (
          <Button variant="outline" size="sm" onClick={failure.retry}>
            {t("load.retry")}
          </Button>
        ) : null
      }
    >
      {isOffline ? `${t("load.offline")} ` : null}
      {t("load.page")}
    </Note>
  );
}

type ServiceFormProps = ServiceDialogProps & {
  readonly formId: string;
  readonly chosenId: number | undefined;
  readonly onChoose: (serviceId: number) => void;
};

function ServiceForm(props: ServiceFormProps): ReactNode {
  const t = useT("booking");
  return (
    <Form id={props.formId} method="post" className="grid gap-2" replace>
      {props.problem ? <Note tone="bad">{props.problem}</Note> : null}
      <NotLoaded />
      <input type="hidden" name="startTime" value={props.startTime} />
      <fieldset>
        <legend className="sr-only">{t("time.selectService")}</legend>
        {props.services.map((service) => {
          const isTooLong =
            props.longestFitMinutes !== null &&
            cellsFor(service.durationMinutes) * cellMinutes > props.longestFitMinutes;
          const duration = formatDuration(t, service.durationMinutes);
          return (
            <label className="choice service-dialog-option" key={service.id}>
              <input
                type="radio"
                name="serviceItemId"
                value={service.id}
                disabled={isTooLong}
                defaultChecked={service.id === props.chosenId}
                onChange={() => props.onChoose(service.id)}
              />
              <span className="min-w-0 flex-1">
                <span className="font-strong">{service.name}</span>
                <span className="choice-note">{isTooLong ? t("time.tooLong", { duration }) : duration}</span>
              </span>
              <b>
                <Price>{service.priceText}</Price>
              </b>
            </label>
          );
        })}
      </fieldset>
    </Form>
  );
}
