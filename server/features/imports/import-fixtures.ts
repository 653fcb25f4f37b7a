import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { listCalendars } from "#contract/calendars.ts";
import { importCalendar } from "#contract/imports.ts";
import type { TestHost } from "#server/features/hosts/host-fixtures.ts";
import { aCalendar, anEntry } from "#server/platform/ics/ics-fixtures.ts";
import type { OutboundOptions } from "#server/platform/outbound/outbound.ts";
import type { TestApp } from "#server/testing/test-app.ts";

type Served = (request: IncomingMessage, response: ServerResponse) => void;

/** Another calendar program on loopback. It serves one file, which a test can change, and counts the requests. */
export async function aCalendarSite() {
  const site = { text: aCalendar(), requests: 0, serve: null as Served | null };
  const server = createServer((request, response) => {
    site.requests++;
    if (site.serve) return site.serve(request, response);
    const etag = `"${site.text.length}-${site.text.slice(60, 200).replace(/\W/g, "")}"`;
    if (request.headers["if-none-match"] === etag) return response.writeHead(304).end();
    response.writeHead(200, { "content-type": "text/calendar", etag }).end(site.text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const outbound: OutboundOptions = { mayReach: (address, to) => address === "127.0.0.1" && to === port };
  return Object.assign(site, { outbound, address: `http://127.0.0.1:${port}/private-3f2a/basic.ics` });
}

/** Both are instants. */
export function busyBetween(start: string, end: string): string {
  const compact = (instant: string) => instant.replace(/[-:]|\.\d+/g, "");
  return aCalendar(...anEntry(`DTSTART:${compact(start)}`, `DTEND:${compact(end)}`, "SUMMARY:Secret plan"));
}

async function firstCalendar(app: TestApp, { hostId, headers }: TestHost): Promise<number> {
  const { body } = await app.call(listCalendars, { params: { hostId: String(hostId) }, query: {} }, { headers });
  return body[0]?.id ?? 0;
}

export async function anImport(app: TestApp, host: TestHost, address: string) {
  const calendarId = await firstCalendar(app, host);
  const params = { hostId: String(host.hostId) };
  return app.call(importCalendar, { params, body: { calendarId, address } }, { headers: host.headers });
}
