import { sql } from "kysely";
import { updateEvent } from "#contract/events.ts";
import { cancelRegistration, changePlaces } from "#contract/registrations.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { anEvent, eventBody, registerGuest } from "./registration-fixtures.ts";

const people = 500;
const capacity = 100;

export type Race = {
  readonly taken: number;
  readonly capacity: number;
  /** The sum of the places of all confirmed registrations. It must equal `taken`. */
  readonly sum: number;
  readonly accepted: number;
  readonly refused: number;
  readonly serverErrors: number;
  /** The fewest places that somebody was refused. Without cancellations, fewer must be left. */
  readonly smallestRefused: number;
};

/**
 * 500 people want 1 to 6 of 100 places at the same time. With `isMixed`, some of them change or cancel their places
 * meanwhile, and the host changes the capacity.
 */
export async function raceForPlaces(app: TestApp, random: () => number, isMixed: boolean): Promise<Race> {
  const host = await aHost(app);
  const event = await anEvent(app, host, { capacity });
  const statuses: number[] = [];
  const refusedPlaces: number[] = [];
  const note = <T extends { readonly status: number }>(answer: T) => {
    statuses.push(answer.status);
    return answer;
  };
  async function comeAndGo(n: number): Promise<void> {
    const places = 1 + Math.floor(random() * 6);
    const answer = note(await registerGuest(app, event, { places, phone: `+3567${String(1_000_000 + n)}` }));
    if (answer.status !== 201) refusedPlaces.push(places);
    else if (isMixed) await changeMind(answer.body.data.secret);
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
  await Promise.all(isMixed ? [...guests, changeCapacity()] : guests);
  const { rows } = await sql<{ taken: number; capacity: number; sum: number }>`
    select places_taken as taken, capacity, (select coalesce(sum(places), 0)::int from registrations
      where event_id = events.id and status = 'confirmed') as sum from events where id = ${event.id}`.execute(
    app.deps.db,
  );
  return {
    ...(rows[0] as { taken: number; capacity: number; sum: number }),
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
