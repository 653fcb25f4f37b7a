import { Bell, Check, MessageCircle, Phone, UserCheck } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { needsWhatsapp, offerTime } from "#web/features/bookings/index.ts";
import { ApiRefusal, ApiUnreachable, browserApi } from "#web/lib/api.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { callUrl } from "#web/lib/phone-links.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import type { TodayData, Visit } from "./load-today.ts";

const outline = { ...buttonLook({ variant: "outline", size: "sm" }), className: "button" };
const newTab = { target: "_blank", rel: "noreferrer" };

export function Today({ data }: { data: TodayData }) {
  return (
    <MessagesProvider locale={data.locale} messages={data.messages}>
      <TodayView data={data} />
    </MessagesProvider>
  );
}

function TodayView({ data }: { data: TodayData }) {
  const t = useT("today");
  const next = data.visits.find(({ isOver, isNoShow }) => !isOver && !isNoShow);
  return (
    <div className="today">
      <div className="grid gap-5">
        <h2>{data.title}</h2>
        <dl className="today-sums">
          <Sum value={data.visits.length} label={t("today.visits", { count: data.visits.length })} />
          <Sum value={data.sum} label={t("today.atVenue")} />
          <Sum value={data.fresh.length} label={t("today.new")} />
        </dl>
        {next ? <NextVisit key={next.id} visit={next} note={data.nextNote} now={data.now} /> : null}
        <TheDay data={data} nextId={next?.id ?? null} />
      </div>
      <div className="grid content-start gap-6">
        <Reminders data={data} />
        <NewBookings visits={data.fresh} />
        <MovedBookings visits={data.moved} />
      </div>
    </div>
  );
}

function Sum({ value, label }: { value: number | string; label: string }) {
  return (
    <div className="card">
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

function NextVisit({ visit, note, now }: { visit: Visit; note: TodayData["nextNote"]; now: string }) {
  const t = useT("today");
  const minutes = Math.ceil((Date.parse(visit.startTime) - Date.parse(now)) / 60_000);
  const call = callUrl(visit.phone ?? "");
  return (
    <section className="today-next" aria-label={t("today.next")}>
      <Cloth communityId={1} className="today-next-edge" />
      <div>
        <p className="text-sm">
          {minutes > 0 ? t("today.nextIn", { length: formatDuration(t, minutes) }) : t("today.nowOn")}
        </p>
        <p className="today-next-who">
          <bdi dir="ltr">{visit.time}</bdi> <bdi>{visit.name}</bdi>
        </p>
        <p>
          <bdi>{visit.what}</bdi>, {t("today.until", { time: visit.endTime })} · {visit.price}
        </p>
        {note?.text || (note?.visits ?? 0) > 1 ? (
          <p className="today-next-note">
            {note && note.visits > 1 ? t("today.visitNumber", { number: note.visits }) : null}{" "}
            {note?.text ? (
              <>
                {t("today.yourNote")} <bdi>{note.text}</bdi>
              </>
            ) : null}
          </p>
        ) : null}
        <div className="today-next-actions">
          {call ? (
            <a className="button" href={call}>
              <Phone className="icon" aria-hidden="true" />
              {t("today.call")}
            </a>
          ) : null}
          {visit.whatsapp ? (
            <a className="button" href={visit.whatsapp.directions} {...newTab}>
              <MessageCircle className="icon" aria-hidden="true" />
              {t("today.directions")}
            </a>
          ) : null}
          <Arrived visit={visit} />
        </div>
      </div>
    </section>
  );
}

function Arrived({ visit }: { visit: Visit }) {
  const t = useT("today");
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  async function mark(): Promise<void> {
    setBusy(true);
    try {
      const body = { arrived: visit.arrivedAt === null };
      await browserApi("POST /providerCalendar/bookings/{id}/arrived", { params: { id: visit.id }, body });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiRefusal || error instanceof ApiUnreachable)) throw error;
      showToast(t("today.arrivedNotSaved"), "plain");
    }
    setBusy(false);
  }
  return (
    <Button busy={isBusy} icon={<UserCheck className="icon" aria-hidden="true" />} onClick={() => void mark()}>
      {visit.arrivedAt === null ? t("today.arrived") : t("today.undoArrived", { time: visit.arrivedAt })}
    </Button>
  );
}

/** Visits and free stretches of the day, in order. */
function TheDay({ data, nextId }: { data: TodayData; nextId: string | null }) {
  const t = useT("today");
  const lines = [
    ...data.visits.map((visit) => ({ at: visit.startTime, visit, gap: null })),
    ...data.gaps.map((gap) => ({ at: gap.startTime, visit: null, gap })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
  return (
    <section className="grid gap-2">
      <h3>
        {t("today.day")} <span className="text-sm text-muted">{t("today.now", { time: data.clock })}</span>
      </h3>
      {lines.length === 0 ? <p className="text-muted">{t("today.nothing")}</p> : null}
      {lines.length > 0 ? (
        <ol className="card today-lines">
          {lines.map(({ at, visit, gap }) =>
            visit ? (
              <li key={visit.id} data-over={visit.isOver || undefined}>
                <b className="num">{visit.time}</b>
                <span>
                  <b>
                    <bdi>{visit.name}</bdi>
                  </b>
                  <bdi className="text-sm text-ink-2">{visit.what}</bdi>
                </span>
                <span className="text-sm">{stateOf(t, visit, nextId)}</span>
              </li>
            ) : (
              <li key={at} data-gap>
                <b className="num">{gap.time}</b>
                <span>
                  <b>{t("today.free", { until: gap.until })}</b>
                  <span className="text-sm">
                    {formatDuration(t, gap.minutes)}
                    {gap.waiting > 0 ? `. ${gapWords(t, gap)}` : null}
                  </span>
                  <OfferGap hostId={data.hostId} fitting={gap.fitting} />
                </span>
              </li>
            ),
          )}
        </ol>
      ) : null}
    </section>
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

function Who({ visit, when }: { visit: Visit; when: string }) {
  return (
    <span>
      <b>
        <bdi>{visit.name}</bdi>
      </b>
      <span className="text-sm text-ink-2">
        {when}, <bdi>{visit.what}</bdi>
      </span>
    </span>
  );
}

function Reminders({ data }: { data: TodayData }) {
  const t = useT("today");
  const { revalidate } = useRevalidator();
  const sent = data.tomorrow.filter(({ openedAt }) => openedAt !== null).length;
  async function mark(visit: Visit, isOpened: boolean): Promise<void> {
    try {
      const params = { hostId: String(data.hostId), bookingId: visit.id };
      const { message } = await browserApi("PUT /hosts/{hostId}/visitMessages/{bookingId}", {
        params,
        body: { isOpened },
      });
      const undo = { label: t("today.undo"), run: () => void mark(visit, false) };
      showToast(`${message}: ${visit.name}`, "good", isOpened ? undo : undefined);
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiRefusal || error instanceof ApiUnreachable)) throw error;
      showToast(t("today.notMarked"), "plain");
    }
  }
  if (data.tomorrow.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3>
        {t("today.remind")}{" "}
        <span className="text-sm text-muted">{t("today.sentOf", { sent, all: data.tomorrow.length })}</span>
      </h3>
      <ul className="card today-lines">
        {data.tomorrow.map((visit) => (
          <li key={visit.id}>
            <Who visit={visit} when={visit.time} />
            {visit.openedAt !== null ? (
              <span className="today-sent">
                <Check className="icon" aria-hidden="true" />
                {t("today.sent", { time: visit.openedAt })}
              </span>
            ) : visit.isReminded ? (
              <span className="text-sm text-muted">
                <Bell className="icon" aria-hidden="true" /> {t("today.automatic")}
              </span>
            ) : visit.whatsapp ? (
              <a
                {...outline}
                {...newTab}
                href={visit.whatsapp.reminder}
                aria-label={t("today.remindOne", { name: visit.name })}
                onClick={() => void mark(visit, true)}
              >
                <MessageCircle className="icon" aria-hidden="true" />
                {t("today.remindButton")}
              </a>
            ) : (
              <span className="text-sm text-muted">{t("today.noPhone")}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t("today.remindText")}</p>
    </section>
  );
}

const mostMovedBookings = 6;

function MovedBookings({ visits }: { visits: readonly Visit[] }) {
  const t = useT("today");
  if (visits.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3>{t("today.movedTitle")}</h3>
      <ul className="card today-lines">
        {visits.slice(0, mostMovedBookings).map((visit) => (
          <li key={visit.id}>
            <Who visit={visit} when={visit.when} />
            {visit.whatsapp ? (
              <a
                {...outline}
                {...newTab}
                href={visit.whatsapp.change}
                aria-label={t("today.sendNewTimeTo", { name: visit.name })}
              >
                <MessageCircle className="icon" aria-hidden="true" />
                {t("today.sendNewTime")}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostNewBookings = 6;

function NewBookings({ visits }: { visits: readonly Visit[] }) {
  const t = useT("today");
  if (visits.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3>{t("today.newTitle")}</h3>
      <ul className="card today-lines">
        {visits.slice(0, mostNewBookings).map((visit) => (
          <li key={visit.id}>
            <Who visit={visit} when={visit.when} />
            {visit.whatsapp ? (
              <a
                {...outline}
                {...newTab}
                href={visit.whatsapp.confirmation}
                aria-label={t("today.confirmOne", { name: visit.name })}
              >
                <MessageCircle className="icon" aria-hidden="true" />
                {t("today.confirm")}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to="?tab=bookings" variant="ghost" size="sm">
          {t("today.all")}
        </LinkButton>
      </p>
    </section>
  );
}
