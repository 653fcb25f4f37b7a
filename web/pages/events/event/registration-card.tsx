import { ArrowUpRight, CalendarPlus, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import {
  type EventView,
  isFewLeft,
  isWaitingListOpen,
  mostPlacesOf,
  PlacesStepper,
  stateIcons,
} from "#web/features/registrations/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { messageUrl } from "#web/lib/phone-links.ts";
import { useJoin } from "#web/lib/use-join.ts";
import { BottomBar } from "#web/ui/bottom-bar.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Cloth } from "#web/ui/cloth.tsx";

type OpenCardProps = {
  readonly event: EventView;
  readonly places: number;
  readonly onPlaces: (places: number) => void;
};
type ClosedCardProps = {
  readonly event: EventView;
  readonly whatsapp: string | null;
  /** The place in the page that lists the host's other events, or null if there are none. */
  readonly moreTo: string | null;
};

const formId = "places";

/** What a visitor can do now. */
export function RegistrationCard({ event, whatsapp, moreTo, ...open }: OpenCardProps & ClosedCardProps) {
  return (
    <section className="card registration-card" id="register">
      <Cloth communityId={event.communityId} className="registration-card-strip" />
      <div className="registration-card-in">
        {event.state === "open" || isWaitingListOpen(event) ? (
          <OpenCard event={event} {...open} />
        ) : (
          <ClosedCard event={event} whatsapp={whatsapp} moreTo={moreTo} />
        )}
      </div>
    </section>
  );
}

function OpenCard({ event, places, onPlaces }: OpenCardProps) {
  const t = useT("whatsOn");
  const isFull = event.state === "full";
  const most = mostPlacesOf(event);
  return (
    // A GET form: without JavaScript, the number of places still reaches the next page.
    <Form id={formId} action={`${event.path}/register`} className="registration-card-in">
      <Price event={event} />
      <Places event={event} />
      {isFull ? (
        <State
          state="full"
          title={
            event.peopleWaiting === 0 ? t("event.nobodyWaits") : t("event.waiting", { count: event.peopleWaiting })
          }
          text={t("event.waitingText")}
        />
      ) : null}
      <PlacesStepper
        label={t("event.howMany")}
        hint={t("event.upTo", { count: most })}
        value={Math.min(places, most)}
        most={most}
        onChange={onPlaces}
        words={{ fewer: t("event.fewer"), more: t("event.moreOne") }}
      />
      {event.price === null || isFull ? null : (
        <p className="registration-card-sum">
          <span>{t("event.toPay")}</span>
          <b className="num" aria-live="polite">
            {event.sums[Math.min(places, most) - 1]}
          </b>
        </p>
      )}
      <button
        type="submit"
        className="button registration-card-wide"
        {...buttonLook({ block: true, variant: isFull ? "accent" : "primary" })}
      >
        {t(isFull ? "event.joinList" : "event.register")}
      </button>
      <p className="text-sm text-muted">
        {t("event.noAccount")} {t("event.closes", { when: event.closes })}
      </p>
    </Form>
  );
}

/** The bar at the bottom of a phone sends the same form. */
export function RegisterBar({ event, places }: { event: EventView; places: number }) {
  const t = useT("whatsOn");
  const isFull = isWaitingListOpen(event);
  if (event.state !== "open" && !isFull) return null;
  const wanted = Math.min(places, mostPlacesOf(event));
  const sum = event.sums[wanted - 1] ?? "";
  return (
    <BottomBar phoneOnly>
      <div className="registration-card-bar">
        <p aria-live="polite">
          <b className="num">{event.price === null ? t("price.free") : t("price.atDoor", { price: sum })}</b>
          <span className="block text-sm text-muted">{t("offer.places", { count: wanted })}</span>
        </p>
        <button
          type="submit"
          form={formId}
          className="button"
          {...buttonLook({ variant: isFull ? "accent" : "primary" })}
        >
          {t(isFull ? "event.joinList" : "event.register")}
        </button>
      </div>
    </BottomBar>
  );
}

function Price({ event }: { event: EventView }) {
  const t = useT("whatsOn");
  return (
    <p className="registration-card-amount">
      <b className="num">{event.price ?? t("price.free")}</b>
      {event.price === null || event.state === "other_site" ? null : <span>{t("event.each")}</span>}
    </p>
  );
}

function Places({ event }: { event: EventView }) {
  const t = useT("whatsOn");
  const { capacity, placesLeft } = event;
  if (capacity === null || placesLeft === null) return null;
  return (
    <div className="grid gap-2">
      <p className="event-card-places" data-tone={placesLeft > 0 && isFewLeft(event) ? "few" : undefined}>
        <Users className="icon" aria-hidden="true" />
        {placesLeft === 0 ? t("places.allTaken", { capacity }) : t("places.ofLeft", { free: placesLeft, capacity })}
      </p>
      <Weave communityId={event.communityId} share={1 - placesLeft / capacity} />
    </div>
  );
}

/** The number stands above it in words, so it is hidden from screen readers. */
function Weave({ communityId, share }: { communityId: number; share: number }) {
  return (
    <div className="registration-card-weave" aria-hidden="true">
      <Cloth communityId={communityId} />
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect x={share * 100} width="100" height="1" />
      </svg>
    </div>
  );
}

function ClosedCard({ event, whatsapp, moreTo }: ClosedCardProps) {
  const t = useT("whatsOn");
  const join = useJoin();
  const message = messageUrl(whatsapp ?? "");
  const outline = { ...buttonLook({ variant: "outline", block: true }), className: "button" };
  const more = moreTo ? (
    <a {...outline} href={moreTo}>
      {t("event.more")}
    </a>
  ) : (
    <Link {...outline} to="/whats-on">
      {t("event.elsewhere")}
    </Link>
  );
  const askHost = message ? (
    <a {...outline} href={message} target="_blank" rel="noreferrer">
      {t("event.message")}
    </a>
  ) : (
    more
  );
  const when = join(event.day, event.range);
  switch (event.state) {
    case "full":
      return (
        <>
          <Price event={event} />
          <Places event={event} />
          <State state="full" title={t("event.full")} text={t("event.fullText")}>
            {more}
          </State>
        </>
      );
    case "closed":
      return (
        <>
          <Price event={event} />
          <State state="closed" title={t("event.closed")} text={t("event.closedText", { when: event.closes })}>
            {askHost}
          </State>
        </>
      );
    case "past": {
      const came = event.placesAdmitted > 0 ? t("event.pastCame", { count: event.placesAdmitted }) : "";
      return (
        <State state="past" title={t("event.past")} text={`${t("event.pastText", { when })} ${came}`}>
          {more}
        </State>
      );
    }
    case "cancelled":
      return (
        <State
          state="cancelled"
          title={t("event.cancelled")}
          text={t("event.cancelledText", { when: event.cancelledOn ?? "" })}
        >
          {event.cancelNote ? <p className="text-sm">{t("event.hostWord", { note: event.cancelNote })}</p> : null}
          <Link {...outline} to="/whats-on">
            {t("event.elsewhere")}
          </Link>
        </State>
      );
    case "other_site":
      return (
        <>
          <Price event={event} />
          <State state="other_site" title={t("event.otherSite")} text={t("event.otherSiteText")}>
            {event.bookingLink ? (
              <a {...buttonLook({ block: true })} className="button" href={event.bookingLink} rel="noreferrer nofollow">
                {t("event.goTo", { site: siteOf(event.bookingLink) })}
                <ArrowUpRight className="icon flip" aria-hidden="true" />
              </a>
            ) : null}
          </State>
        </>
      );
    default:
      return (
        <>
          <Price event={event} />
          <State state="none" title={t("event.none")} text={t("event.noneText")}>
            <a {...outline} href={`/api/whatsOn/${event.id}/calendar.ics`} download>
              <CalendarPlus className="icon" aria-hidden="true" />
              {t("event.calendar")}
            </a>
          </State>
        </>
      );
  }
}

const siteOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : url);

type StateProps = {
  readonly state: EventView["state"];
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

function State({ state, title, text, children }: StateProps) {
  const Icon = stateIcons[state];
  return (
    <>
      <div className="registration-card-state">
        <Icon className="icon" aria-hidden="true" />
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </>
  );
}
