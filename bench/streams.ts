import { connect, type Socket } from "node:net";
import { bookingRequests } from "./booking-requests.ts";
import type { Line } from "./goals.ts";
import { load } from "./http-load.ts";
import { type CostedLoad, costed, costText } from "./processor-time.ts";
import { alternate, median } from "./rounds.ts";
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
  const cookies = new Map<Host, string>();
  for (const host of watched) cookies.set(host, await signInAsOwner(product, host.id));
  const openAll = async () => {
    const sockets: Socket[] = [];
    for (const [host, cookie] of cookies)
      for (let n = 0; n < streamsPerHost; n++) sockets.push(await openStream(product, host, cookie));
    return sockets;
  };
  // The hosts that are watched are booked, so that every booking wakes streams.
  const next = await bookingRequests(product, watched.slice(1));
  const plan = { address: product.address, connections, seconds, next };
  const book = () => costed(product, product.process.pid ?? 0, () => load(plan));
  // The later a round, the more visits and waiting jobs there are, so rounds with and without streams take turns. Both
  // begin with opening the streams, because the product works off its jobs in the meantime.
  const rounds = await alternate(
    async () => {
      const sockets = await openAll();
      const rate = await book();
      close(sockets);
      return rate;
    },
    async () => {
      close(await openAll());
      return book();
    },
  );
  const sockets = await openAll();
  // Every host changes something at the same moment, so that every stream receives a message.
  const heard = Promise.all(
    sockets.map((socket) => new Promise<number>((resolve) => socket.once("data", () => resolve(performance.now())))),
  );
  const changedAt = performance.now();
  await product.database.query("select pg_notify('kindred', 'calendar:' || id) from unnest($1::int[]) id", [
    watched.map(({ id }) => id),
  ]);
  const lastMs = Math.max(...(await heard)) - changedAt;
  close(sockets);
  const [during, without] = [rateOf(rounds.ours), rateOf(rounds.reference)];
  return [
    {
      id: "P13b",
      what: `bookings a second with ${sockets.length} open calendars; reference: with none`,
      ours: during.toFixed(0),
      reference: without.toFixed(0),
      ratio: during / without,
      goal: `≥ ${goalRate}`,
      isMet: during / without >= goalRate,
      disturbed: rounds.disturbed,
      cost: { ours: costText(rounds.ours), reference: costText(rounds.reference) },
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
}

const rateOf = (loads: readonly CostedLoad[]) => median(loads.map(({ perSecond }) => perSecond));

function close(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy();
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
