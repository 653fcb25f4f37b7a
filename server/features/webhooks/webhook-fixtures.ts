import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { WebhookEvent } from "#contract/lists/webhook-events.ts";
import { createWebhook } from "#contract/webhooks.ts";
import type { TestHost } from "#server/features/hosts/host-fixtures.ts";
import type { OutboundOptions } from "#server/platform/outbound/outbound.ts";
import type { TestApp } from "#server/testing/test-app.ts";

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** A host's own program. It answers with `status` and keeps what it got. */
export async function aReceiver() {
  const receiver = { status: 204, received: [] as Received[] };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (receiver.status < 300) receiver.received.push({ headers: request.headers, body });
    response.writeHead(receiver.status, { location: "http://127.0.0.1:22/" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const outbound: OutboundOptions = { mayReach: (address, to) => address === "127.0.0.1" && to === port };
  const types = () => receiver.received.map(({ body }) => JSON.parse(body).type as string);
  return Object.assign(receiver, { port, outbound, types, address: `http://127.0.0.1:${port}/kindred` });
}

export async function aWebhook(
  app: TestApp,
  { hostId, headers }: TestHost,
  url: string,
  events: readonly WebhookEvent[] = ["booking.created", "booking.moved", "booking.cancelled", "booking.no_show"],
) {
  const params = { hostId: String(hostId) };
  const { body } = await app.call(createWebhook, { params, body: { url, events: [...events] } }, { headers });
  return body.data;
}
