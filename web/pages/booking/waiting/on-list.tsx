import { ListPlus } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { useJoin } from "#web/lib/use-join.ts";
import { TicketFact } from "#web/pages/booking/ticket/ticket.tsx";
import { Button } from "#web/ui/button.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import type { WaitingView } from "./load-waiting.server.ts";

type OnListProps = { readonly view: WaitingView; readonly failure: string | null };

/** The customer waits, or has opened the link of an offer too late. One tap leaves the list. */
export function OnList({ view, failure }: OnListProps) {
  const t = useT("waiting");
  const join = useJoin();
  const isSending = useNavigation().state !== "idle";
  const { offer, wishes, provider } = view;
  const isWaiting = wishes.length > 0;
  const title = offer ? t("late.title", { time: offer.time }) : isWaiting ? t("list.title") : t("list.noneLeft");
  return (
    <section className="ticket">
      <Cloth communityId={provider.communityId} className="ticket-band" />
      <span className="ticket-seal" data-tone={isWaiting ? undefined : "over"}>
        <ListPlus aria-hidden="true" />
      </span>
      <div className="ticket-text">
        <h1>{title}</h1>
        <p className="lead" role="status">
          <Lead view={view} />
        </p>
        <div className="ticket-perforation" />
        <dl>
          {isWaiting ? (
            <TicketFact label={t("list.days")}>
              {wishes.map(({ day, parts }) => (
                <span key={day} className="block">
                  <bdi>{day}</bdi>
                  {parts.length < 3 ? `: ${join(...parts.map((part) => t(`join.${part}`)))}` : null}
                </span>
              ))}
            </TicketFact>
          ) : null}
          <PlaceFacts view={view} />
        </dl>
        {failure ? <Note tone="bad">{failure}</Note> : null}
        <div className="time-offer-answers">
          {isWaiting && !offer ? null : (
            <LinkButton to={view.timesUrl} block>
              {t("late.times")}
            </LinkButton>
          )}
          <Form method="post" replace>
            <Button type="submit" name="intent" value="leave" variant="outline" block busy={isSending}>
              {t("list.leave")}
            </Button>
          </Form>
          <p className="text-sm text-muted">{t("list.until", { day: view.lastDay })}</p>
        </div>
      </div>
    </section>
  );
}

function Lead({ view: { offer, wishes, email, phone, provider } }: { readonly view: WaitingView }) {
  const t = useT("waiting");
  const isWaiting = wishes.length > 0;
  if (offer) {
    const what = offer.hasRunOut ? t("late.text", { until: offer.until }) : t("late.declined");
    return `${what} ${isWaiting ? t("late.still") : t("list.noneLeftText")}`;
  }
  if (!isWaiting) return t("list.noneLeftText");
  return email ? t("list.mail", { email }) : t("list.phone", { name: provider.name, phone: phone ?? "" });
}

export function PlaceFacts({ view }: { readonly view: WaitingView }) {
  const t = useT("waiting");
  const { provider, services, calendarName } = view;
  return (
    <>
      <TicketFact label={t("list.where")} note={<bdi>{provider.address}</bdi>}>
        <bdi>{provider.name}</bdi>
      </TicketFact>
      <TicketFact label={t("list.service", { count: services.length })}>
        {services.map((name) => (
          <span className="block" key={name}>
            <bdi>{name}</bdi>
          </span>
        ))}
      </TicketFact>
      {calendarName ? (
        <TicketFact label={t("list.with")}>
          <bdi>{calendarName}</bdi>
        </TicketFact>
      ) : null}
    </>
  );
}
