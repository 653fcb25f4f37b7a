import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";

test("the service worker is always checked for a newer one, and each build has another", async () => {
  const { deps, fetch } = await testApp();
  const answer = await fetch("/service-worker.js");
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const { createApp } = await import("#server/app.ts");
  const other = await createApp(deps, { build: "another" }).request("/service-worker.js");
  expect(await other.text()).not.toBe(await answer.text());
});

test("if the operator switches it off, browsers get a worker that removes itself and its copies", async () => {
  const { deps } = await testApp();
  const { fetch } = await testApp({ settings: { ...deps.settings, serviceWorker: false } });
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const stored = new Set(["copies", "files"]);
  let isRegistered = true;
  const scope = {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    caches: { keys: async () => [...stored], delete: async (name: string) => stored.delete(name) },
    registration: { unregister: async () => (isRegistered = false) },
  };
  new Function("self", await (await fetch("/service-worker.js")).text())(scope);
  expect([...listeners.keys()]).toEqual(["install", "activate"]);
  await new Promise<void>((resolve) =>
    listeners.get("activate")?.({ waitUntil: (work) => void work.then(() => resolve()) }),
  );
  expect({ stored: stored.size, isRegistered }).toEqual({ stored: 0, isRegistered: false });
});
