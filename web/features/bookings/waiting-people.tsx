import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { formatDayShort } from "#format/dates.ts";
import { joinTexts } from "#format/joined-text.ts";
import { formatDayTime } from "#format/times.ts";
import { browserApi } from "#web/lib/api.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { messageUrl } from "#web/lib/phone-links.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Card } from "#web/ui/card.tsx";
import { Count } from "#web/ui/count.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { ActionFailure } from "./action-failure.tsx";
import type { HostBookingsData, WaitingList } from "./load-host-bookings.ts";
import { needsWhatsapp, offerTime } from "./offer-time.ts";
import { useAction } from "./use-action.ts";

type WaitingPeopleProps = { readonly data: HostBookingsData; readonly onChanged: () => Promise<unknown> };
type Person = WaitingList["people"][number];

const limits = [0, 10, 20, 50, 100, 200];

/** Everybody who waits for a time. The host can offer a gap that suits them. */
export function WaitingPeople({ data, onChanged }: WaitingPeopleProps) {
  const t = useT("hostBookings");
  const { isBusy, failure, run } = useAction(onChanged);
  const [busyId, setBusyId] = useState<string | null>(null);
  const locale = useLocale();
  const { waitingList, timeZone } = data;
  if (!waitingList) return null;
  const hostId = String(data.hostId);
  const params = ({ id }: Person) => ({ hostId, id });

  function offer(person: Person, startTime: string) {
    setBusyId(person.id);
    return run(() => offerTime(data.hostId, person, startTime));
  }

  function takeOff(person: Person) {
    setBusyId(person.id);
    return run(() => browserApi("DELETE /hosts/{hostId}/waitingList/{id}", { params: params(person) }));
  }

  const limit = (mostPeople: number) =>
    run(() => browserApi("PUT /hosts/{hostId}/waitingList", { params: { hostId }, body: { mostPeople } }));

  return (
    <Card pad>
      <h2 className="host-bookings-card-title">
        {t("hostBookings.waiting")} <Count of={waitingList.people.length} />
      </h2>
      <p>{t(waitingList.people.length === 0 ? "hostBookings.nobodyWaits" : "hostBookings.waitingText")}</p>
      <ul className="waiting-people">
        {waitingList.people.map((person) => (
          <li key={person.id}>
            <b>
              <bdi>{person.customerName}</bdi>
            </b>
            <span className="text-sm">
              <bdi>{person.serviceItemName}</bdi>
            </span>
            <span className="text-sm text-muted">
              {joinTexts(
                person.wishes.map(({ day }) => formatDayShort(day, locale, "UTC")),
                locale,
              )}
            </span>
            {person.offer ? (
              <Tag tone="warm">
                {t("hostBookings.offered", {
                  when: formatDayTime(person.offer.startTime, locale, timeZone),
                  until: formatDayTime(person.offer.endsAt, locale, timeZone),
                })}
              </Tag>
            ) : null}
            <div className="waiting-people-actions">
              <OfferButton
                person={person}
                when={person.fitsAt && formatDayTime(person.fitsAt, locale, timeZone)}
                isBusy={isBusy && busyId === person.id}
                onOffer={(startTime) => void offer(person, startTime)}
              />
              <MessageButton person={person} />
              <Button
                size="sm"
                variant="ghost"
                disabled={isBusy}
                aria-label={t("hostBookings.takeOffName", { name: person.customerName })}
                onClick={() => void takeOff(person)}
              >
                {t("hostBookings.takeOff")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <SelectField
        label={t("hostBookings.mostWaiting")}
        value={String(waitingList.mostPeople)}
        onChange={(event) => void limit(Number(event.target.value))}
        options={[...new Set([...limits, waitingList.mostPeople])]
          .sort((a, b) => a - b)
          .map((most) => ({
            value: String(most),
            label: most === 0 ? t("hostBookings.listClosed") : t("hostBookings.people", { count: most }),
          }))}
      />
      <ActionFailure failure={failure} />
    </Card>
  );
}

type OfferButtonProps = {
  readonly person: Person;
  readonly when: string | null;
  readonly isBusy: boolean;
  readonly onOffer: (startTime: string) => void;
};

function OfferButton({ person, when, isBusy, onOffer }: OfferButtonProps) {
  const t = useT("hostBookings");
  const { fitsAt } = person;
  if (!fitsAt || !when) return null;
  const isChat = needsWhatsapp(person);
  return (
    <Button
      size="sm"
      variant={isChat ? "primary" : "outline"}
      busy={isBusy}
      icon={isChat ? <MessageCircle className="icon" aria-hidden="true" /> : null}
      onClick={() => onOffer(fitsAt)}
    >
      {t(isChat ? "hostBookings.offerOnWhatsapp" : "hostBookings.offerGap", { when })}
    </Button>
  );
}

/** Opens WhatsApp. After an offer, the text is already written. */
function MessageButton({ person }: { readonly person: Person }) {
  const t = useT("hostBookings");
  const href = person.whatsapp ?? messageUrl(person.customerPhone ?? "");
  if (!href) return null;
  return (
    <a
      {...buttonLook({ variant: person.whatsapp ? "primary" : "ghost", size: "sm" })}
      className="button"
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={t("hostBookings.whatsappName", { name: person.customerName })}
    >
      <MessageCircle className="icon" aria-hidden="true" />
      {t("hostBookings.whatsapp")}
    </a>
  );
}
