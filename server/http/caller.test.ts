import { Hono } from "hono";
import { expect, test } from "vitest";
import { readSettings } from "#server/env.ts";
import { type AppContext, type Bindings, callerOf } from "./caller.ts";

const ours = "198.51.100.1";

async function countedAs(trustedProxies: number, forwarded: string | null): Promise<string> {
  const app = new Hono<{ Bindings: Bindings }>();
  const settings = { ...readSettings({}), trustedProxies };
  app.get("/", (c) => c.text(callerOf(c as unknown as AppContext, settings).address));
  const headers = new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded });
  const incoming = { socket: { remoteAddress: ours } };
  return (await app.request("/", { headers }, { incoming })).text();
}

test.for([
  [0, null, ours],
  [0, "203.0.113.9", ours],
  [1, "203.0.113.9", "203.0.113.9"],
  [1, "10.0.0.1, 203.0.113.9", "203.0.113.9"],
  [2, "10.0.0.1, 203.0.113.9, 192.0.2.4", "203.0.113.9"],
  [2, "203.0.113.9", ours],
  [1, "nobody", ours],
  [1, null, ours],
] as const)("behind %s proxies, X-Forwarded-For %s gives the address %s", async ([proxies, forwarded, address]) => {
  expect(await countedAs(proxies, forwarded)).toBe(address);
});
