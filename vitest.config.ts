import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,format,messages,scripts,server,web,demo}/**/*.test.{ts,tsx}"],
    globalSetup: ["server/testing/cluster-setup.ts"],
    isolate: false,
    // Use one more worker than cores, because some tests wait for timeouts.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The usual second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
});
