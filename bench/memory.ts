import { readFileSync } from "node:fs";
import { inTurn } from "#scripts/in-turn.ts";
import type { Line } from "./goals.ts";
import { load, type Request } from "./http-load.ts";
import { dayMs, firstDay, type Seeded, startSeeded } from "./seeded-product.ts";

const few = 5_000;
const many = 50_000;
const maxMb = 350;

/**
 * P11: compares the memory of the product's process after many requests of all kinds with its memory after a few. The
 * product is new, because other parts, such as 2,000 open streams, would leave their memory behind.
 */
export async function measureMemory({ hosts }: Seeded): Promise<Line[]> {
  const product = await startSeeded(hosts.length);
  try {
    return [await measure(product)];
  } finally {
    await product.database.end();
    await product.stop();
  }
}

async function measure(product: Seeded): Promise<Line> {
  const host = inTurn(product.hosts, 0);
  const week = `startTime=${new Date(firstDay).toISOString()}&endTime=${new Date(firstDay + 7 * dayMs).toISOString()}`;
  const paths = [
    "/",
    "/providerPage?id=1",
    "/news",
    "/slates/1",
    `/api/providerCalendar/slots?kindredProviderId=${host.id}&${week}`,
    "/api/serviceProviders/details?id=1",
    "/api/slates/1",
    "/healthz",
    "/api/serviceProviders/details?id=999999",
    "/no-such-page",
  ];
  const next = (n: number): Request => ({
    path: inTurn(paths, n),
    headers: { "accept-encoding": "gzip" },
  });
  const ask = (requests: number) => load({ address: product.address, connections: 16, requests, next });
  await ask(few);
  const before = megabytesOf(product);
  await ask(many - few);
  const after = megabytesOf(product);
  return {
    id: "P11",
    what: `memory after ${many.toLocaleString("en")} mixed requests`,
    ours: `${after.toFixed(0)} MB`,
    reference: `${before.toFixed(0)} MB after ${few.toLocaleString("en")}`,
    ratio: after / before,
    goal: `≤ 1.15, < ${maxMb} MB`,
    isMet: after / before <= 1.15 && after < maxMb,
  };
}

function megabytesOf({ process }: Seeded): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
