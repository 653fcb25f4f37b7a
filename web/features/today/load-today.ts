import { cellMinutes } from "#contract/calendar-cells.ts";
import type { CallOutput } from "#contract/calls.ts";
import { formatDay, formatDayOfMonth, formatMonthShort } from "#format/dates.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDayTime, formatTime } from "#format/times.ts";
import { type Locale, type Messages, messagesFor } from "#messages/catalogue.ts";
import type { OfferedPerson } from "#web/features/bookings/index.ts";
import type { Api } from "#web/lib/api.ts";
import { instantOf, localDateOf } from "#web/lib/zoned-time.ts";

type Host = { readonly id: number; readonly role: string; readonly timeZone: string; readonly currency: string };
type Booking = CallOutput<"GET /providerCalendar/bookings">[number];
type Slot = CallOutput<"GET /providerCalendar/slots">[number];

export type TodayData = Awaited<ReturnType<typeof loadToday>>;
export type Visit = TodayData["visits"][number];

const dayMs = 86_400_000;
const minuteMs = 60_000;

const shortestGapMinutes = 30;

export async function loadToday(api: Api, host: Host, locale: Locale) {
  const { timeZone } = host;
  const now = new Date().toISOString();
  const today = localDateOf(now, timeZone);
  const [start, tomorrow] = [startOfDay(today, timeZone), startOfDay(dayAfter(today), timeZone)];
  const afterTomorrow = startOfDay(dayAfter(dayAfter(today)), timeZone);
  const kindredProviderId = String(host.id);
  const [seen, upcoming, messages, slots, waiting] = await Promise.all([
    api("GET /providerCalendar/bookings", { query: { kindredProviderId, from: start, to: tomorrow, limit: 200 } }),
    api("GET /providerCalendar/bookings", { query: { kindredProviderId, from: now, status: "confirmed", limit: 200 } }),
    api("GET /hosts/{hostId}/visitMessages", { params: { hostId: kindredProviderId }, query: { from: start } }),
    api("GET /providerCalendar/slots", { query: { kindredProviderId, startTime: start, endTime: tomorrow } }),
    host.role === "staff"
      ? null
      : api("GET /hosts/{hostId}/waitingList", { params: { hostId: kindredProviderId } }).catch(() => null),
  ]);
  const ofToday = seen.filter(({ status, startTime }) => status !== "cancelled" && startTime >= start);
  const messagesOf = (id: string) => messages.find(({ bookingId }) => bookingId === id) ?? null;
  const view = (booking: Booking) => ({
    id: booking.id,
    name: booking.customerName ?? "",
    phone: booking.customerPhone,
    what: booking.serviceItemName,
    price: formatPrice(booking.price, locale, booking.currency),
    time: formatTime(booking.startTime, locale, timeZone),
    endTime: formatTime(booking.endTime, locale, timeZone),
    when: formatDayTime(booking.startTime, locale, timeZone),
    month: formatMonthShort(booking.startTime, locale, timeZone),
    day: formatDayOfMonth(booking.startTime, locale, timeZone),
    startTime: booking.startTime,
    isOver: booking.endTime <= now,
    isNoShow: booking.status === "no_show",
    arrivedAt: formatted(booking.arrivedAt, (at) => formatTime(at, locale, timeZone)),
    whatsapp: messagesOf(booking.id)?.whatsapp ?? null,
    openedAt: formatted(messagesOf(booking.id)?.openedAt ?? null, (at) => formatTime(at, locale, timeZone)),
    isReminded: messagesOf(booking.id)?.isReminded ?? false,
  });
  const waitingHere = waiting?.people.filter(({ offer }) => offer === null) ?? [];
  const next = ofToday.find(({ endTime, status }) => endTime > now && status === "confirmed");
  const isNew = ({ createdAt, bookedBy }: Booking) => createdAt >= start && bookedBy === "customer";
  return {
    locale,
    messages: messagesFor(locale, "today") satisfies Messages<"today">,
    hostId: host.id,
    title: formatDay(now, locale, timeZone),
    now,
    clock: formatTime(now, locale, timeZone),
    sum: formatPrice(
      ofToday.reduce((sum, { price, status }) => sum + (status === "no_show" ? 0 : price), 0),
      locale,
      host.currency,
    ),
    visits: ofToday.map(view),
    gaps: gapsIn(slots, now).map(({ from, to }) => ({
      startTime: from,
      time: formatTime(from, locale, timeZone),
      until: formatTime(to, locale, timeZone),
      minutes: (Date.parse(to) - Date.parse(from)) / minuteMs,
      ...whoFits(waitingHere, { from, to }, today),
    })),
    offers: offersOf(waiting?.people ?? [], { start, end: tomorrow }).map((person) => ({
      id: person.id,
      name: person.customerName,
      what: person.serviceItemName,
      startTime: person.offer.startTime,
      time: formatTime(person.offer.startTime, locale, timeZone),
      until: formatTime(person.offer.endTime, locale, timeZone),
      heldUntil: formatTime(person.offer.endsAt, locale, timeZone),
      whatsapp: person.whatsapp,
    })),
    nextNote: next?.customerPhone ? await noteOn(api, next.id) : null,
    moved: upcoming.filter(({ movedAt }) => movedAt !== null && movedAt >= start).map(view),
    tomorrow: upcoming.filter(({ startTime }) => startTime >= tomorrow && startTime < afterTomorrow).map(view),
    fresh: upcoming.filter(isNew).map(view),
  };
}

const startOfDay = (date: string, timeZone: string) => instantOf(`${date}T00:00`, timeZone) ?? `${date}T00:00:00.000Z`;
const dayAfter = (date: string) => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10);
const formatted = (at: string | null, format: (at: string) => string) => (at === null ? null : format(at));

/** Only the next visit shows the host's private note, so only that one is read. */
async function noteOn(api: Api, id: string) {
  const card = await api("GET /providerCalendar/bookings/{id}/customer", { params: { id } }).catch(() => null);
  return card && { visits: card.counts.completed + 1, text: card.note };
}

type Waiting = CallOutput<"GET /hosts/{hostId}/waitingList">["people"][number];

/** Of those who wait for a time on this day, who could come in this gap. */
export function whoFits(
  people: readonly (OfferedPerson & Pick<Waiting, "wishes" | "fitsAt">)[],
  gap: { readonly from: string; readonly to: string },
  day: string,
) {
  const ofToday = people.filter(({ wishes }) => wishes.some((wish) => wish.day === day));
  const fitting = ofToday.flatMap(({ id, customerName, customerPhone, customerEmail, fitsAt }) =>
    fitsAt !== null && fitsAt >= gap.from && fitsAt < gap.to
      ? [{ id, customerName, customerPhone, customerEmail, fitsAt }]
      : [],
  );
  return { waiting: ofToday.length, fitting };
}

/** The open offers of times on this day. */
export function offersOf<Person extends Pick<Waiting, "offer">>(
  people: readonly Person[],
  day: { readonly start: string; readonly end: string },
) {
  return people.flatMap((person) => {
    const { offer } = person;
    return offer && offer.startTime >= day.start && offer.startTime < day.end ? [{ ...person, offer }] : [];
  });
}

/** Stretches of free cells (quarters of an hour) from now on. */
export function gapsIn(cells: readonly Pick<Slot, "start_time" | "status">[], now: string) {
  const gaps: { from: string; to: string }[] = [];
  for (const { start_time, status } of cells) {
    const end = new Date(Date.parse(start_time) + cellMinutes * minuteMs).toISOString();
    if (status !== "available" || end <= now) continue;
    const from = new Date(start_time).toISOString();
    const last = gaps.at(-1);
    if (last?.to === from) last.to = end;
    else gaps.push({ from, to: end });
  }
  return gaps.filter(({ from, to }) => Date.parse(to) - Date.parse(from) >= shortestGapMinutes * minuteMs);
}
