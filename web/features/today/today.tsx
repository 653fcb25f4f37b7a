import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import type { TodayData } from "./load-today.ts";
import { NextVisit } from "./next-visit.tsx";
import { MovedBookings, NewBookings } from "./recent-bookings.tsx";
import { Reminders } from "./reminders.tsx";
import { TheDay } from "./the-day.tsx";

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
