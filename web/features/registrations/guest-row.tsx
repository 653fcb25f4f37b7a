import { Check } from "lucide-react";
import { useState } from "react";
import type { CallOutput } from "#contract/calls.ts";
import { useT } from "#web/lib/messages.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { MessageGuest } from "./message-guest.tsx";

export type Guest = CallOutput<"GET /events/{id}/guests">["guests"][number];

type GuestRowProps = {
  readonly eventId: number;
  readonly guest: Guest;
  /** Before that, a check-in can only be undone. */
  readonly isCheckInOpen: boolean;
  readonly onAdmit: (guest: Guest, admitted: number) => void;
};

export function GuestRow({ eventId, guest, isCheckInOpen, onAdmit }: GuestRowProps) {
  const t = useT("guests");
  const [isAsking, setAsking] = useState(false);
  const name = guest.name ?? t("guests.erased");
  const isPart = guest.admitted > 0 && guest.admitted < guest.places;
  const admit = (admitted: number) => {
    setAsking(false);
    onAdmit(guest, admitted);
  };
  return (
    <li className="guest-row">
      <Avatar name={name} />
      <div className="guest-row-who">
        <b>
          <bdi>{name}</bdi>
        </b>
        {isPart ? <Tag tone="warm">{t("guests.inOf", guest)}</Tag> : null}
        {guest.status === "cancelled" ? <Tag>{t("guests.cancelled")}</Tag> : null}
        <p className="guest-row-facts">
          <span>{t("guests.count", { count: guest.places })}</span>
          <bdi className="max-sm:hidden" dir="ltr">
            {guest.phoneFormatted}
          </bdi>
          <bdi className="max-sm:hidden" dir="ltr">
            {guest.id}
          </bdi>
        </p>
      </div>
      {guest.status === "confirmed" ? (
        <div className="guest-row-actions">
          <MessageGuest eventId={eventId} person={guest} />
          {guest.admitted === guest.places ? (
            <Button
              variant="outline"
              aria-label={t("guests.undo", { name })}
              onClick={() => admit(0)}
              icon={<Check className="icon" aria-hidden="true" />}
            >
              {t("guests.isIn")}
            </Button>
          ) : isCheckInOpen ? (
            <Button
              variant="soft"
              aria-label={t("guests.checkInName", { name })}
              aria-expanded={guest.places > 1 ? isAsking : undefined}
              onClick={() => (guest.places > 1 ? setAsking(!isAsking) : admit(1))}
            >
              {t("guests.checkIn")}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isAsking ? (
        <fieldset className="guest-row-many">
          <legend>{t("guests.howMany", { places: guest.places })}</legend>
          {Array.from({ length: guest.places + 1 }, (_, count) => count).map((count) => (
            <Button
              key={count}
              variant={count === guest.admitted ? "primary" : "outline"}
              aria-pressed={count === guest.admitted}
              onClick={() => admit(count)}
            >
              {count}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </li>
  );
}
