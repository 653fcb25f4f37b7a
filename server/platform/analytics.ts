import type { Logger } from "pino";
import { z } from "zod";
import type { AnalyticsSettings, Settings } from "#server/env.ts";

export type Analytics = {
  /**
   * The first call starts to fetch the id from the configuration service in the background. Until that succeeds, the
   * configured id is returned.
   */
  readonly measurementId: () => string | null;
};

type Pause = (ms: number) => Promise<void>;

const timeoutMs = 60_000;
const firstPauseMs = 1_000;
const passing = new Set([429, 500, 503, 504]);
const Configuration = z.object({ measurementId: z.string().regex(/^[\w-]{1,40}$/) });

export function createAnalytics(settings: AnalyticsSettings | null, log: Logger, pause: Pause = sleep): Analytics {
  let id = settings?.measurementId ?? null;
  let isAsked = false;
  return {
    measurementId() {
      if (settings?.config && !isAsked) {
        isAsked = true;
        fetchMeasurementId(settings.config, pause).then(
          (fetched) => {
            id = fetched;
          },
          (error: unknown) =>
            log.warn({ err: error }, "could not fetch the analytics configuration; using the configured id"),
        );
      }
      return id;
    },
  };
}

/** While the service is busy, this retries after 1, 2, 4… seconds, for one minute in all. */
async function fetchMeasurementId(config: { url: string; apiKey: string }, pause: Pause): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (let waitMs = firstPauseMs; ; waitMs *= 2) {
    const response = await fetch(config.url, {
      headers: { accept: "application/json", "x-goog-api-key": config.apiKey },
      redirect: "error",
      signal,
    });
    if (response.ok) return idIn(await response.json());
    await response.body?.cancel();
    if (!passing.has(response.status)) throw new Error(`the configuration service answered ${response.status}`);
    await pause(waitMs);
    signal.throwIfAborted();
  }
}

function idIn(body: unknown): string {
  const configuration = Configuration.safeParse(body);
  if (!configuration.success) throw new Error("the analytics configuration has no valid measurement id");
  return configuration.data.measurementId;
}

const googleHosts = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

export function analyticsOrigins({ analytics }: Pick<Settings, "analytics">) {
  if (!analytics) return null;
  const own = new URL(analytics.scriptUrl).origin;
  const hosts = own === "https://www.googletagmanager.com" ? [own, ...googleHosts] : [own];
  return { images: hosts, connections: hosts };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
