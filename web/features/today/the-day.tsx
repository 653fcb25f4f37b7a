import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { commaOf } from "#format/joined-text.ts";
import { needsWhatsapp, offerTime } from "#web/features/bookings/index.ts";
import { ApiRefusal, ApiUnreachable } from "#web/lib/api.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import type { TodayData, Visit } from "./load-today.ts";
import { WhatsappLink } from "./whatsapp-link.tsx";

/** Visits, free stretches and offers of the day, in order. */
export function TheDay({ data, nextId }: { data: TodayData; nextId: string | null }) {
  const t = useT("today");
  const lines = [
    ...data.visits.map((visit) => ({
      at: visit.startTime,
      line: <VisitLine key={visit.id} visit={visit} nextId={nextId} />,
    })),
    ...data.gaps.map((gap) => ({
      at: gap.startTime,
      line: <GapLine key={gap.startTime} hostId={data.hostId} gap={gap} />,
    })),
    ...data.offers.map((offer) => ({ at: offer.startTime, line: <OfferLine key={offer.id} offer={offer} /> })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
  return (
    <section className="grid gap-2">
      <h3>
        {t("today.day")} <span className="text-sm text-muted">{t("today.now", { time: data.clock })}</span>
      </h3>
      {lines.length === 0 ? <p className="text-muted">{t("today.nothing")}</p> : null}
      {lines.length > 0 ? <ol className="card today-lines">{lines.map(({ line }) => line)}</ol> : null}
    </section>
  );
}

function VisitLine({ visit, nextId }: { visit: Visit; nextId: string | null }) {
  const t = useT("today");
  return (
    <li data-over={visit.isOver || undefined}>
      <b className="num">{visit.time}</b>
      <span>
        <b>
          <bdi>{visit.name}</bdi>
        </b>
        <span className="text-sm text-ink-2">
          <bdi>{visit.what}</bdi>
        </span>
      </span>
      <span className="text-sm">{stateOf(t, visit, nextId)}</span>
    </li>
  );
}

function GapLine({ hostId, gap }: { hostId: number; gap: TodayData["gaps"][number] }) {
  const t = useT("today");
  return (
    <li data-gap>
      <b className="num">{gap.time}</b>
      <span>
        <b>{t("today.free", { until: gap.until })}</b>
        <span className="text-sm">
          {formatDuration(t, gap.minutes)}
          {gap.waiting > 0 ? `. ${gapWords(t, gap)}` : null}
        </span>
        <OfferGap hostId={hostId} fitting={gap.fitting} />
      </span>
    </li>
  );
}

/** Time that is held for somebody on the waiting list until they answer. */
function OfferLine({ offer }: { offer: TodayData["offers"][number] }) {
  const t = useT("today");
  return (
    <li data-offer>
      <b className="num">{offer.time}</b>
      <span>
        <b>{t("today.offered", { name: offer.name, time: offer.heldUntil })}</b>
        <span className="text-sm">
          <bdi>{offer.what}</bdi>
          {commaOf(useLocale())} {t("today.until", { time: offer.until })}
        </span>
      </span>
      {offer.whatsapp ? (
        <WhatsappLink href={offer.whatsapp} label={t("today.offerAgainTo", { name: offer.name })}>
          {t("today.offerAgain")}
        </WhatsappLink>
      ) : null}
    </li>
  );
}

/** The first who fits gets the offer with one tap. The others are on the list. */
function OfferGap({ hostId, fitting }: { hostId: number; fitting: TodayData["gaps"][number]["fitting"] }) {
  const t = useT("today");
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [first, ...others] = fitting;
  if (!first) return null;
  async function offer(person: (typeof fitting)[number]): Promise<void> {
    setBusy(true);
    try {
      showToast((await offerTime(hostId, person, person.fitsAt)).message);
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiRefusal || error instanceof ApiUnreachable)) throw error;
      showToast(error instanceof ApiRefusal ? error.message : t("today.offerNotSent"), "plain");
    }
    setBusy(false);
  }
  const icon = needsWhatsapp(first) ? <MessageCircle className="icon" aria-hidden="true" /> : null;
  return (
    <span className="today-offer">
      <Button size="sm" variant="outline" busy={isBusy} icon={icon} onClick={() => void offer(first)}>
        {t("today.offerTo", { name: first.customerName })}
      </Button>
      {others.length > 0 ? (
        <LinkButton to="?tab=bookings" variant="ghost" size="sm">
          {t("today.offer")}
        </LinkButton>
      ) : null}
    </span>
  );
}

function gapWords(t: ReturnType<typeof useT<"today">>, { fitting, waiting }: TodayData["gaps"][number]): string {
  const [first, ...others] = fitting;
  if (first === undefined) return t("today.nobodyFits", { count: waiting });
  const name = first.customerName;
  return others.length === 0 ? t("today.oneFits", { name }) : t("today.someFit", { name, count: others.length });
}

function stateOf(t: ReturnType<typeof useT<"today">>, visit: Visit, nextId: string | null): string {
  if (visit.isNoShow) return t("today.noShow");
  if (visit.isOver) return t("today.done");
  if (visit.arrivedAt !== null) return t("today.arrivedAt", { time: visit.arrivedAt });
  return visit.id === nextId ? t("today.next") : visit.price;
}
