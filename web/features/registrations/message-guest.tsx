import { WhatsappMessage } from "#web/features/bookings/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";

type MessageGuestProps = {
  readonly eventId: number;
  readonly person: { readonly id: string; readonly name: string | null; readonly phone: string | null };
  /** False for people who wait without an offer. */
  readonly hasTexts?: boolean;
};

export function MessageGuest({ eventId, person, hasTexts = true }: MessageGuestProps) {
  const t = useT("guests");
  const params = { id: String(eventId), reference: person.id };
  return (
    <WhatsappMessage
      name={person.name ?? t("guests.erased")}
      phone={person.phone}
      look={{ variant: "outline" }}
      load={hasTexts ? () => browserApi("GET /events/{id}/guests/{reference}/messages", { params }) : null}
    >
      <span className="sr-only sm:not-sr-only">{t("guests.message")}</span>
    </WhatsappMessage>
  );
}
