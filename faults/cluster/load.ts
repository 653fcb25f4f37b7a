import { createHash, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { cellMs } from "#contract/calendar-cells.ts";
import { inTurn } from "#scripts/in-turn.ts";
import { nextYear, openDay } from "#server/testing/test-days.ts";
import { openPlace, type Place, tryToBook } from "../product-under-test.ts";

const from = `${nextYear}-03-01T00:00:00Z`;
const to = `${nextYear + 1}-03-01T00:00:00Z`;
const bookers = 6;
const registrants = 2;
const readers = 3;
const pauseMs = 150;
/** Free times are not among them: they are never read from a replica. */
const publicReads = new Set(["/", "/explore", "/whats-on", "/api/search", "/whats-on/n"]);

export type Wish = { readonly key: string; readonly send: () => Promise<Answer>; reference: string | undefined };
type Answer = {
  readonly status: number;
  readonly reference: string | undefined;
  /** A browser sends it with its next requests. */
  readonly cookie?: string;
};
type Seen = { readonly at: number; readonly status: number; readonly isWrite: boolean; readonly what: string };

/** The longest time without a successful write, and how many visitors read public pages and lists meanwhile. */
type Gap = { readonly ms: number; readonly reads: number; readonly answeredReads: number };

/** Mixed requests through the front, until it is stopped. */
export type Load = {
  readonly seen: readonly Seen[];
  /** Empties what was seen and starts to count again. */
  readonly begin: () => void;
  readonly longestGap: () => Gap;
  /** How often guests who had registered did not find all places that were taken by then. */
  readonly staleReads: () => number;
  /** Resolves when every open calendar has heard of a new booking. */
  readonly streamsHear: (withinMs: number) => Promise<number>;
  readonly streams: number;
  readonly stop: () => Promise<void>;
  readonly wishes: readonly Wish[];
};

export type Venue = {
  readonly places: readonly Place[];
  readonly eventId: number;
  readonly sessions: readonly string[];
};

/** Hosts with a year of free time, an event without a limit, and a session for each host. */
export async function openVenue(database: pg.Client): Promise<Venue> {
  const places: Place[] = [];
  const sessions: string[] = [];
  for (let n = 0; n < bookers; n++) {
    const place = await openPlace(database, [15], from, to);
    const token = randomBytes(32).toString("base64url");
    const { rows } = await database.query("select founder_id from hosts where id = $1", [place.hostId]);
    const userId = rows[0].founder_id;
    await database.query("update users set issuer = 'local' where id = $1", [userId]);
    await database.query(
      "insert into host_members (host_id, user_id, role) values ($1, $2, 'owner') on conflict do nothing",
      [place.hostId, userId],
    );
    await database.query(
      "insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')",
      [createHash("sha256").update(token).digest(), userId],
    );
    places.push(place);
    sessions.push(token);
  }
  const { rows } = await database.query(
    `insert into events (host_id, title, description, category, address, country_iso, start_date, end_date, timezone,
       city_id, community_id, ticket_required, ticket_currency, requires_booking, image_url, registration)
     values ($1, 'Accra Nights', 'Highlife', 'Festivals', 'Valletta', 'MT', $2, $3, 'Europe/Malta', 3, 1, false, 'EUR',
       false, 'x', 'kindred')
     returning id`,
    [places[0]?.hostId, `${openDay}T20:00:00Z`, `${openDay}T23:00:00Z`],
  );
  return { places, sessions, eventId: rows[0].id };
}

export function startLoad(address: string, { places, sessions, eventId }: Venue): Load {
  let seen: Seen[] = [];
  let countsFrom = performance.now();
  let isOver = false;
  let [given, registered, staleReads] = [0, 0, 0];
  const wishes: Wish[] = [];
  const note = (what: string, status: number, isWrite: boolean) =>
    void seen.push({ at: performance.now(), status, isWrite, what });

  async function write(what: string, wish: Wish): Promise<Answer> {
    wishes.push(wish);
    const answer: Answer = await wish.send().catch(() => ({ status: 0, reference: undefined }));
    if (answer.status === 201) wish.reference = answer.reference;
    note(what, answer.status, true);
    return answer;
  }

  // Refused requests use up times, too: one counter for all hosts would reach the end of the year in half an hour.
  const nextStarts = new Map(places.map(({ hostId }) => [hostId, Date.parse(from)]));
  function bookAt(place: Place): Promise<Answer> {
    const [key, start] = [randomUUID(), nextStarts.get(place.hostId) ?? 0];
    nextStarts.set(place.hostId, start + cellMs);
    const send = () =>
      tryToBook(address, place, place.itemIds[0], start, key, {}, { customerEmail: `${key}@test.example` });
    return write("booking", { key, send, reference: undefined });
  }
  async function register(): Promise<void> {
    const key = randomUUID();
    const guest = { places: 1, guestName: "A", guestPhone: `+3569${String(1_000_000 + given++)}`, guestEmail: null };
    const send = async () => {
      const response = await fetch(`${address}/api/whatsOn/${eventId}/registrations`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify(guest),
        signal: AbortSignal.timeout(20_000),
      });
      const body = (await response.json().catch(() => ({}))) as { data?: { id: string } };
      const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
      const cookie = cookies.join("; ");
      return { status: response.status, reference: body.data?.id, cookie };
    };
    const { status, cookie = "" } = await write("registration", { key, send, reference: undefined });
    if (status === 201) await readBack(++registered, cookie);
  }
  /** A replica may answer only if it has what this browser has written. */
  async function readBack(atLeast: number, cookie: string): Promise<void> {
    const response = await fetch(`${address}/api/whatsOn/${eventId}`, {
      headers: { cookie },
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null);
    const event = (await response?.json().catch(() => null)) as { placesTaken?: number } | null;
    note("event after registering", response?.status ?? 0, false);
    if (response?.ok && (event?.placesTaken ?? 0) < atLeast) staleReads++;
  }
  const paths = ["/", "/explore", "/whats-on", "/api/search?q=braids", `/whats-on/${eventId}`];
  async function read(n: number): Promise<void> {
    const slots = `/api/providerCalendar/slots?kindredProviderId=${places[0]?.hostId}&startTime=${from}&endTime=${nextYear}-03-08T00:00:00Z`;
    const path = inTurn([...paths, slots], n);
    const status = await fetch(address + path, { redirect: "manual", signal: AbortSignal.timeout(20_000) }).then(
      async (response) => {
        await response.text();
        return response.status;
      },
      () => 0,
    );
    note(path.replace(/\?.*/, "").replace(/\d+/, "n"), status, false);
  }
  const repeat = async (work: (n: number) => Promise<unknown>) => {
    for (let n = 0; !isOver; n++) {
      await work(n);
      await sleep(pauseMs);
    }
  };
  const calendars = places.map((place, n) => watchCalendar(address, place, inTurn(sessions, n)));
  const running = [
    ...places.map((place) => repeat(() => bookAt(place))),
    ...Array.from({ length: registrants }, () => repeat(register)),
    ...Array.from({ length: readers }, (_, n) => repeat((k) => read(n + k))),
  ];
  return {
    get seen() {
      return seen;
    },
    begin() {
      seen = [];
      countsFrom = performance.now();
    },
    longestGap() {
      const times = seen.filter(({ isWrite, status }) => isWrite && status === 201).map(({ at }) => at);
      const ends = [countsFrom, ...times, performance.now()];
      const gaps = ends.slice(1).map((to, n) => ({ since: inTurn(ends, n), to }));
      const { since, to } = gaps.reduce((one, other) => (other.to - other.since > one.to - one.since ? other : one));
      const reads = seen.filter(({ at, what }) => at > since && at < to && publicReads.has(what));
      const answeredReads = reads.filter(({ status }) => status === 200 || status === 304).length;
      return { ms: to - since, reads: reads.length, answeredReads };
    },
    staleReads: () => staleReads,
    streams: calendars.length,
    async streamsHear(withinMs) {
      const since = performance.now();
      const hear = () => calendars.filter(({ heardAt }) => heardAt() > since).length;
      while (hear() < calendars.length && performance.now() - since < withinMs) await sleep(100);
      return hear();
    },
    wishes,
    async stop() {
      isOver = true;
      for (const calendar of calendars) calendar.stop();
      await Promise.all(running);
    },
  };
}

/** An open calendar, as a browser keeps it: after any end it opens the stream again. */
function watchCalendar(address: string, place: Place, session: string) {
  const stopping = new AbortController();
  let heardAt = 0;
  const watch = async () => {
    while (!stopping.signal.aborted) {
      try {
        const response = await fetch(`${address}/api/providerCalendar/changes?kindredProviderId=${place.hostId}`, {
          headers: { cookie: `sid=${session}`, accept: "text/event-stream" },
          signal: stopping.signal,
        });
        if (!response.ok || !response.body) throw new Error(String(response.status));
        for await (const chunk of response.body) {
          if (Buffer.from(chunk).includes("event: change")) heardAt = performance.now();
        }
      } catch {
        // Open it again.
      }
      await sleep(1_000);
    }
  };
  void watch();
  return { heardAt: () => heardAt, stop: () => stopping.abort() };
}
