import { useEffect, useEffectEvent, useState } from "react";
import type { CallOutput } from "#contract/calls.ts";
import { SessionEnded } from "#web/features/hosts/index.ts";
import { browserApi, isSessionEnded } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { dropFromTab } from "#web/lib/tab-storage.ts";
import { useTabText } from "#web/lib/use-tab-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Note } from "#web/ui/note.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import type { HostBooking } from "./load-host-bookings.ts";
import { type Failure, useReason } from "./use-action.ts";
import { useBookingFormats } from "./use-booking-formats.ts";
import { useSending } from "./use-sending.ts";

type Card = CallOutput<"GET /providerCalendar/bookings/{id}/customer">;
type CustomerCardProps = {
  readonly booking: HostBooking;
  readonly timeZone: string;
  readonly onClose: () => void;
};

/** What was typed survives a refusal and signing in again. */
export function CustomerCard({ booking, timeZone, onClose }: CustomerCardProps) {
  const t = useT("hostBookings");
  const { card, problem: notLoaded, load } = useCard(booking.id);
  const draftKey = `customer-note.${booking.id}`;
  const [draft, setDraft] = useTabText(draftKey);
  const [isChanged, setIsChanged] = useState(draft !== "");
  const saved = card?.note ?? "";
  const note = isChanged ? draft : saved;
  const close = () => {
    dropFromTab(draftKey);
    onClose();
  };
  const { isBusy, problem, hasSessionEnded, send } = useSending(
    { onClose: close, onDone: () => {} },
    "hostBookings.notDone",
  );
  const save = () =>
    send(() =>
      browserApi("PUT /providerCalendar/bookings/{id}/customer/note", {
        params: { id: booking.id },
        body: { note, expectedNote: card?.note ?? null },
      }),
    );
  return (
    <Dialog
      open
      onOpenChange={close}
      locked={isBusy}
      title={booking.customerName ?? t("hostBookings.noName")}
      lead={<bdi dir="ltr">{booking.customerPhoneFormatted}</bdi>}
      actions={
        <>
          <Button variant="outline" onClick={close} disabled={isBusy}>
            {t("ui.close")}
          </Button>
          <Button onClick={() => void save()} busy={isBusy} disabled={!card || note === saved}>
            {t("hostBookings.noteSave")}
          </Button>
        </>
      }
    >
      {card ? (
        <>
          <Counts counts={card.counts} />
          <TextAreaField
            label={t("hostBookings.privateNote")}
            hint={t("hostBookings.privateNoteHint")}
            optional
            rows={3}
            maxLength={500}
            value={note}
            onChange={(event) => {
              setIsChanged(true);
              setDraft(event.target.value);
            }}
          />
          {problem ? <Note tone="bad">{problem}</Note> : null}
          {hasSessionEnded ? <SessionEnded /> : null}
          <Visits visits={card.visits} timeZone={timeZone} />
        </>
      ) : notLoaded === null ? (
        <p role="status">{t("hostBookings.cardLoading")}</p>
      ) : notLoaded.hasSessionEnded ? (
        <SessionEnded />
      ) : (
        <ErrorState message={notLoaded.message} onRetry={() => void load()} retryLabel={t("hostBookings.again")} />
      )}
    </Dialog>
  );
}

function useCard(bookingId: string) {
  const t = useT("hostBookings");
  const reason = useReason();
  const [card, setCard] = useState<Card | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = async () => {
    setFailure(null);
    try {
      setCard(await browserApi("GET /providerCalendar/bookings/{id}/customer", { params: { id: bookingId } }));
    } catch (error) {
      setFailure({ error });
    }
  };
  const loadOnce = useEffectEvent(load);
  useEffect(() => {
    void loadOnce();
  }, []);
  const problem = failure && {
    message: t("hostBookings.cardFailed", { status: reason(failure.error) }),
    hasSessionEnded: isSessionEnded(failure.error),
  };
  return { card, problem, load };
}

const states = ["upcoming", "completed", "noShows", "cancelled"] as const;

function Counts({ counts }: Pick<Card, "counts">) {
  const t = useT("hostBookings");
  return (
    <dl className="customer-card-counts">
      {states.map((state) => (
        <div key={state}>
          <dt>{t(`hostBookings.card.${state}`)}</dt>
          <dd className="num">{counts[state]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Visits({ visits, timeZone }: Pick<Card, "visits"> & { readonly timeZone: string }) {
  const t = useT("hostBookings");
  const words = useBookingFormats(timeZone);
  return (
    <>
      <h3 className="customer-card-title">{t("hostBookings.cardVisits")}</h3>
      <ul className="customer-card-visits">
        {visits.map((visit) => (
          <li key={visit.id}>
            <span className="num">{words.dateSpan(visit)}</span>
            <bdi>{visit.serviceItemName}</bdi>
            {visit.status === "completed" ? null : <Tag>{t(`hostBookings.visit.${visit.status}`)}</Tag>}
          </li>
        ))}
      </ul>
    </>
  );
}
