import { defineConfig } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "e2e",
  // Node strips the types itself and keeps every position, so stack traces need no source maps (see `journey.ts`).
  build: { external: ["**/*.ts"] },
  outputDir: "test-results",
  fullyParallel: true,
  // Use one more worker than cores, because a test often waits for its page. Four would keep the cores no busier.
  workers: 3,
  // Decision 27 says which tests run only in `npm run prove:screens`.
  ...(process.env.THOROUGH === "on" ? {} : { grepInvert: /@thorough/ }),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/results.json" }]],
  use: {
    baseURL: process.env.E2E_ADDRESS ?? "http://localhost:3000",
    screenshot: "only-on-failure",
    timezoneId: "Europe/Malta",
    locale: "en-GB",
    // Requests that a service worker sends cannot be intercepted. The tests in e2e/reach allow it.
    serviceWorkers: "block",
    // Animations take a third of a second per dialog. Only the test of a new host runs with them (decision 27).
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "",
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-site-isolation-trials",
        "--in-process-gpu",
        // No page stays open long enough to gain from optimized code, and each core already runs a test.
        "--js-flags=--no-opt --no-maglev --single-threaded --min-semi-space-size=16",
      ],
    },
  },
});
