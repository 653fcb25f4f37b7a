import { connect, type Socket } from "node:net";
import { bookingRequests } from "./booking-requests.ts";
import type { Line } from "./goals.ts";
import { load } from "./http-load.ts";
import { median } from "./rounds.ts";
import { type Host, type Seeded, signInAsOwner } from "./seeded-product.ts";

const hostsWatched = 100;
const streamsPerHost = 20;
const goalMs = 1_000;

const connections = 8;
const seconds = 3;
const goalRate = 0.9;

/** P13: hosts have their calendars open, and one change reaches everybody who watches it. */
export async function measureStreams(product: Seeded): Promise<Line[]> {
  const watched = product.hosts.slice(0, hostsWatched);
  const sockets: Socket[] = [];
  // The hosts that are watched are booked, so that every booking wakes streams.
  const next = await bookingRequests(product, watched.slice(1));
  const book = async () => (await load({ address: product.address, connections, seconds, next })).perSecond;
  const ratesBefore = await severalTimes(book);
  try {
    for (const host of watched) {
      const cookie = await signInAsOwner(product, host.id);
      for (let n = 0; n < streamsPerHost; n++) sockets.push(await openStream(product, host, cookie));
    }
    // Every host changes something at the same moment, so that every stream receives a message.
    const heard = Promise.all(
      sockets.map((socket) => new Promise<number>((resolve) => socket.once("data", () => resolve(performance.now())))),
    );
    const changedAt = performance.now();
    await product.database.query("select pg_notify('kindred', 'calendar:' || id) from unnest($1::int[]) id", [
      watched.map(({ id }) => id),
    ]);
    const lastMs = Math.max(...(await heard)) - changedAt;
    const [before, during] = [median(ratesBefore), median(await severalTimes(book))];
    return [
      {
        id: "P13b",
        what: `bookings a second with ${sockets.length} open calendars; reference: with none`,
        ours: during.toFixed(0),
        reference: before.toFixed(0),
        ratio: during / before,
        goal: `≥ ${goalRate}`,
        isMet: during / before >= goalRate,
      },
      {
        id: "P13a",
        what: `${sockets.length} open calendars hear of a change; the last of them after`,
        ours: `${lastMs.toFixed(0)} ms`,
        reference: "–",
        ratio: null,
        goal: "≤ 1 s",
        isMet: lastMs <= goalMs,
      },
    ];
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

async function severalTimes(measure: () => Promise<number>): Promise<number[]> {
  await measure();
  const results: number[] = [];
  for (let n = 0; n < 5; n++) results.push(await measure());
  return results;
}

async function openStream({ address }: Seeded, host: Host, cookie: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  const opened = new Promise<void>((resolve) => socket.once("data", () => resolve()));
  socket.write(
    `GET /api/providerCalendar/changes?kindredProviderId=${host.id} HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\n\r\n`,
  );
  await opened;
  return socket;
}
