import type { CallOutput } from "#contract/calls.ts";
import { formatDayTime } from "#format/times.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { MessageGuest } from "./message-guest.tsx";

type Waiting = CallOutput<"GET /events/{id}/guests">["waiting"];

type WaitingListProps = {
  readonly eventId: number;
  readonly waiting: Waiting;
  readonly timeZone: string;
  readonly isCancelled: boolean;
};

export function WaitingList({ eventId, waiting, timeZone, isCancelled }: WaitingListProps) {
  const t = useT("guests");
  const locale = useLocale();
  const next = waiting.find(({ offerEndsAt }) => offerEndsAt === null);
  const at = (instant: string) => formatDayTime(instant, locale, timeZone);
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t("guests.waitingList")}</h2>
      <ul className="card">
        {waiting.map((person) => {
          const name = person.name ?? t("guests.erased");
          return (
            <li key={person.id} className="guest-row">
              <Avatar name={name} />
              <div className="guest-row-who">
                <b>
                  <bdi>{name}</bdi>
                </b>
                {person.offerEndsAt ? (
                  <Tag tone="warm">{t("guests.offered", { when: at(person.offerEndsAt) })}</Tag>
                ) : null}
                {person === next ? <Tag>{t("guests.next")}</Tag> : null}
                <p className="guest-row-facts">
                  <span>{t("guests.count", { count: person.places })}</span>
                  <bdi className="max-sm:hidden" dir="ltr">
                    {person.phoneFormatted}
                  </bdi>
                  <span className="max-sm:hidden">{t("guests.asked", { when: at(person.waitingSince) })}</span>
                </p>
              </div>
              <div className="guest-row-actions">
                <MessageGuest eventId={eventId} person={person} hasTexts={person.offerEndsAt !== null || isCancelled} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
