import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { onTestFinished } from "vitest";
import { readSettings, type Settings, withPort } from "#server/env.ts";
import { withLocalIssuer } from "#server/platform/issuer/local-issuer-loader.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

export type ServedApp = TestApp & { readonly origin: string };

export async function servedApp(settings: Partial<Settings> = {}): Promise<ServedApp> {
  let listener: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const own = withPort(readSettings({ PORT: "0", LOG_LEVEL: "silent", RATE_LIMITS: "off", DEMO: "off" }), port);
  const test = await createTestApp({ settings: { ...own, ...settings } });
  const product = getRequestListener(test.app.fetch) as unknown as RequestListener;
  const { deps } = test;
  listener = deps.settings.oidc ? product : withLocalIssuer(deps.settings, deps.secret, deps.log)(product);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await test.close();
  });
  return { ...test, origin: own.publicUrl };
}
