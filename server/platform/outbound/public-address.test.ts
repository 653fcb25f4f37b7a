import type { LookupAddress, lookup } from "node:dns";
import { expect, test } from "vitest";
import { startFeedStub } from "#server/testing/hostile-feeds.ts";
import { createOutbound, type OutboundProblem } from "./outbound.ts";
import { isPublicAddress } from "./public-address.ts";

/** These URLs spell loopback, private and cloud metadata addresses. `PORT` is where the canary listens. */
const inwards = [
  "http://127.0.0.1:PORT/",
  "http://127.0.0.2:PORT/",
  "http://127.255.255.254:PORT/",
  "http://127.1:PORT/",
  "http://127.0.1:PORT/",
  "http://2130706433:PORT/",
  "http://0x7f000001:PORT/",
  "http://0x7f.0.0.1:PORT/",
  "http://0x7f.0x0.0x0.0x1:PORT/",
  "http://017700000001:PORT/",
  "http://0177.0.0.1:PORT/",
  "http://0177.00.00.01:PORT/",
  "http://127.000.000.001:PORT/",
  "http://①②⑦.⓪.⓪.①:PORT/",
  "http://127.0.0.1.:PORT/",
  "http://0:PORT/",
  "http://0.0.0.0:PORT/",
  "http://0.1.2.3:PORT/",
  "http://localhost:PORT/",
  "http://LOCALHOST:PORT/",
  "http://localhost.:PORT/",
  "http://[::1]:PORT/",
  "http://[0:0:0:0:0:0:0:1]:PORT/",
  "http://[::]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://[::ffff:7f00:1]:PORT/",
  "http://[::127.0.0.1]:PORT/",
  "http://[64:ff9b::7f00:1]:PORT/",
  "http://[2002:7f00:1::]:PORT/",
  "http://[2001:0:7f00:1::]:PORT/",
  "http://[fe80::1]:PORT/",
  "http://[febf::1]:PORT/",
  "http://[fc00::1]:PORT/",
  "http://[fd12:3456::1]:PORT/",
  "http://[ff02::1]:PORT/",
  "http://10.0.0.1:PORT/",
  "http://100.64.0.1:PORT/",
  "http://100.127.255.254:PORT/",
  "http://169.254.169.254:PORT/latest/meta-data/",
  "http://2852039166:PORT/",
  "http://172.16.0.1:PORT/",
  "http://172.31.255.254:PORT/",
  "http://192.168.1.1:PORT/",
  "http://198.18.0.1:PORT/",
  "http://224.0.0.1:PORT/",
  "http://255.255.255.255:PORT/",
  "https://127.0.0.1:PORT/",
  "file:///etc/passwd",
  "ftp://127.0.0.1:PORT/",
  "gopher://127.0.0.1:PORT/",
  "data:text/xml,<rss/>",
  "http://user:pass@example.com:PORT/",
  "//127.0.0.1:PORT/",
];

test("never connects to private, loopback or cloud metadata addresses", async () => {
  const stub = await startFeedStub();
  // The port is allowed, so that only the check of the address can refuse.
  const outbound = createOutbound({ mayReach: isPublicAddress });
  const outcomes = await Promise.all(
    inwards.map((address) =>
      outbound
        .fetch({
          address: address.replace("PORT", String(stub.canaryPort)),
          reach: "public",
          maxMilliseconds: 2_000,
          maxBytes: 1_000,
        })
        .then(
          () => "answered",
          (problem: OutboundProblem) => problem.reason,
        ),
    ),
  );
  const hits = stub.canaryHits();
  await stub.close();
  expect(inwards.length).toBeGreaterThanOrEqual(40);
  expect(hits).toBe(0);
  const refused = inwards.map((address, n) => [address, outcomes[n]] as const);
  // Names with a trailing dot may not resolve here. Everything else must be refused before a socket is opened.
  const unexpected = refused.filter(([, outcome]) => outcome !== "not_public" && outcome !== "bad_address");
  expect(unexpected.filter(([address, outcome]) => !(address.includes(".:") && outcome === "unreachable"))).toEqual([]);
});

test("a name is resolved once, and only the checked address is connected to (DNS rebinding)", async () => {
  const stub = await startFeedStub();
  let lookups = 0;
  // This simulates DNS rebinding: the check gets a harmless address, the connection gets loopback.
  const flipping = ((_name: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) => {
    lookups++;
    callback(null, [{ address: lookups % 2 === 1 ? "203.0.113.9" : "127.0.0.1", family: 4 }]);
  }) as unknown as typeof lookup;
  const outbound = createOutbound({ lookup: flipping, mayReach: (address) => address === "203.0.113.9" });
  const ask = () =>
    outbound
      .fetch({
        address: `http://feeds.example:${stub.canaryPort}/`,
        reach: "public",
        maxMilliseconds: 200,
        maxBytes: 1_000,
      })
      .catch((problem: OutboundProblem) => problem.reason);
  await ask();
  expect(lookups).toBe(1);
  expect(await ask()).toBe("not_public");
  expect(stub.canaryHits()).toBe(0);
  await stub.close();
});

test("a name with one private address among public ones is refused", async () => {
  const both = ((_name: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) =>
    callback(null, [
      { address: "8.8.8.8", family: 4 },
      { address: "::1", family: 6 },
    ])) as unknown as typeof lookup;
  const outbound = createOutbound({ lookup: both });
  await expect(
    outbound.fetch({ address: "http://feeds.example/", reach: "public", maxMilliseconds: 500, maxBytes: 10 }),
  ).rejects.toMatchObject({ reason: "not_public" });
});

test.for(["8.8.8.8", "1.1.1.1", "100.63.255.255", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.for(["", "localhost", "fe80::1%eth0", "::ffff:8.8.8.8", "2001:db8::1", "3fff::1", "192.0.2.1"])(
  "%s is not public",
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);

test("a public server on port 25 is refused", async () => {
  await expect(
    createOutbound().fetch({ address: "http://8.8.8.8:25/", reach: "public", maxMilliseconds: 500, maxBytes: 10 }),
  ).rejects.toMatchObject({ reason: "not_public" });
});
