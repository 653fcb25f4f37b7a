import { sql } from "kysely";
import { updateEvent } from "#contract/events.ts";
import { acceptOffer, cancelRegistration, changePlaces, readTicket } from "#contract/registrations.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { endOffers } from "./offer-places.ts";
import { anEvent, eventBody, registerGuest } from "./registration-fixtures.ts";

const capacity = 100;

export type Race = {
  readonly taken: number;
  readonly capacity: number;
  /** The sum of the places of all confirmed registrations. It must equal `taken`. */
  readonly sum: number;
  /** The event's count of offered places. It must equal `offeredSum`. */
  readonly offered: number;
  readonly offeredSum: number;
  /** The event's count of people on the waiting list. It must equal `waitingCount`. */
  readonly waiting: number;
  readonly waitingCount: number;
  readonly accepted: number;
  readonly refused: number;
  readonly serverErrors: number;
  /** The fewest places that somebody was refused. Without cancellations, fewer must be left. */
  readonly smallestRefused: number;
};

type Counts = Pick<Race, "taken" | "capacity" | "sum" | "offered" | "offeredSum" | "waiting" | "waitingCount">;

/**
 * `people` (by default 500) want 1 to 6 of 100 places at the same time. With `isMixed`, some of them change or cancel their places
 * meanwhile, half of those who find no places join the waiting list and answer offers, and the host changes the capacity.
 */
export async function raceForPlaces(app: TestApp, random: () => number, isMixed: boolean, people = 500): Promise<Race> {
  const host = await aHost(app);
  const event = await anEvent(app, host, { capacity, has_waiting_list: isMixed });
  const statuses: number[] = [];
  const refusedPlaces: number[] = [];
  const note = <T extends { readonly status: number }>(answer: T) => {
    statuses.push(answer.status);
    return answer;
  };
  async function comeAndGo(n: number): Promise<void> {
    const places = 1 + Math.floor(random() * 6);
    const guest = { places, phone: `+3567${String(1_000_000 + n)}`, email: `guest-${n}@pear.example` };
    const answer = note(await registerGuest(app, event, { ...guest, waitIfFull: isMixed && n % 2 === 0 }));
    if (answer.status !== 201) refusedPlaces.push(places);
    else if (answer.body.data.status === "waiting") await answerOffer(answer.body.data.secret, places);
    else if (isMixed) await changeMind(answer.body.data.secret);
  }
  async function answerOffer(secret: string, places: number): Promise<void> {
    const params = { secret };
    const dice = random();
    for (let n = 0; n < 3; n++) {
      const { status } = note(await app.call(readTicket, { params })).body;
      if (status !== "offered") continue;
      if (dice < 0.2) note(await app.call(cancelRegistration, { params }));
      else note(await app.call(acceptOffer, { params, body: { places: Math.ceil(places * random()) || 1 } }));
      return;
    }
    if (dice < 0.1) note(await app.call(cancelRegistration, { params }));
  }
  async function changeMind(secret: string): Promise<void> {
    const params = { secret };
    const dice = random();
    if (dice < 0.3) note(await app.call(cancelRegistration, { params }));
    else if (dice < 0.6) note(await app.call(changePlaces, { params, body: { places: 1 + Math.floor(random() * 6) } }));
  }
  async function changeCapacity(): Promise<void> {
    const image_url = event.image_url;
    for (let n = 0; n < 20; n++) {
      const body = await eventBody(app, host, { image_url, capacity: 80 + Math.floor(random() * 40) });
      const params = { id: String(event.id) };
      note(await app.call(updateEvent, { params, query: {}, body: body as never }, { headers: host.headers }));
    }
  }
  const guests = Array.from({ length: people }, (_, n) => comeAndGo(n));
  async function endAllOffers(): Promise<void> {
    for (let n = 0; n < 10; n++) {
      await sql`update registrations set offer_ends_at = now()
        where id in (select id from registrations where status = 'offered' and event_id = ${event.id}
          limit 2 for update skip locked)`.execute(app.deps.db);
      await endOffers(app.deps);
    }
  }
  await Promise.all(isMixed ? [...guests, changeCapacity(), endAllOffers()] : guests);
  const { rows } = await sql<Counts>`
    select places_taken as taken, places_offered as offered, people_waiting as waiting, capacity,
      coalesce(sum(places) filter (where status = 'confirmed'), 0)::int as sum,
      coalesce(sum(places) filter (where status = 'offered'), 0)::int as "offeredSum",
      (count(*) filter (where status = 'waiting'))::int as "waitingCount"
    from events left join registrations on event_id = events.id
    where events.id = ${event.id} group by events.id`.execute(app.deps.db);
  return {
    ...(rows[0] as Counts),
    accepted: people - refusedPlaces.length,
    refused: refusedPlaces.length,
    serverErrors: statuses.filter((status) => status >= 500).length,
    smallestRefused: Math.min(...refusedPlaces),
  };
}

/** A small generator, so that a failing round can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
