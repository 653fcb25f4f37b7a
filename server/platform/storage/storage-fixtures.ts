import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { onTestFinished } from "vitest";
import { s3Stub } from "#server/testing/s3-stub.ts";
import { testApp } from "#server/testing/test-app.ts";

/** The tests use a real port, because they depend on what HTTP clients really send. */
async function onPort(app: Awaited<ReturnType<typeof testApp>>): Promise<string> {
  const server = createServer(getRequestListener(app.app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function onDisk() {
  const app = await testApp();
  const origin = await onPort(app);
  return {
    app,
    storage: app.deps.storage,
    reach: (url: string) => url.replace(app.deps.settings.publicUrl, origin).replace(/^\//, `${origin}/`),
    setNow: (date: Date) => void app.setNow(date),
  };
}

export async function inBucket() {
  const stub = await s3Stub();
  const app = await testApp({ settings: { s3: stub.settings } });
  return {
    app,
    storage: app.deps.storage,
    reach: (url: string) => url,
    setNow: (date: Date) => void stub.setNow(date),
  };
}

export type Store = Awaited<ReturnType<typeof onDisk>>;
