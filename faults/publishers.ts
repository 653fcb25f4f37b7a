import { fork } from "node:child_process";
import { once } from "node:events";
import type { startFeedStub } from "#server/testing/hostile-feeds.ts";

/** Runs this file again as a second process, which must call `tellPublishers`. */
export async function startPublishers(file: string) {
  const child = fork(file, ["publishers"]);
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return {
    port,
    /** Returns how many requests reached an address that must not be reached. */
    async stop(): Promise<number> {
      child.send("count");
      const [{ canaryHits }] = (await once(child, "message")) as [{ canaryHits: number }];
      child.disconnect();
      return canaryHits;
    },
  };
}

/** In the second process: says where the publishers listen, and how many requests reached the wrong address. */
export function tellPublishers(stub: Awaited<ReturnType<typeof startFeedStub>>): void {
  process.send?.({ port: stub.port });
  process.on("message", () => process.send?.({ canaryHits: stub.canaryHits() }));
  process.on("disconnect", () => process.exit());
}
