import { createHash, createSecretKey, randomBytes } from "node:crypto";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import type { Endpoint, OutputOf, SentTo } from "#contract/endpoint.ts";
import { type RefusalCode, refusalStatus } from "#contract/refusals.ts";
import { createApp, jobDefinitions } from "#server/app.ts";
import { createChanges } from "#server/changes.ts";
import { openDatabase } from "#server/db/database.ts";
import { openReplica } from "#server/db/replica.ts";
import type { Deps } from "#server/deps.ts";
import { readSettings, type Settings } from "#server/env.ts";
import { createKeptAnswers } from "#server/http/kept-answers.ts";
import { refusalsOf } from "#server/http/openapi.ts";
import type { Images } from "#server/platform/images/images.ts";
import { createIssuerClient } from "#server/platform/issuer/issuer-client.ts";
import { createLimits } from "#server/platform/limits.ts";
import { createLog } from "#server/platform/log.ts";
import type { OutboundOptions } from "#server/platform/outbound/outbound.ts";
import { openPlatform } from "#server/platform/platform.ts";
import { compileCache } from "./compile-cache.ts";
import { giveBackDatabase, openTestPool, takeDatabase } from "./test-database.ts";

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

type CallOptions = { readonly headers?: Record<string, string>; readonly address?: string };
type Refused = {
  code: RefusalCode;
  message: string;
  fields?: Record<string, string>;
  requestId: string;
};
type Answered<E extends Endpoint> = { status: number; headers: Headers; body: OutputOf<E> & Refused };

type TestAppOptions = {
  readonly settings?: Partial<Settings>;
  readonly now?: Date;
  /** The test has prepared this database and drops it itself. */
  readonly databaseUrl?: string;
  readonly replicaUrl?: string;
  readonly outbound?: OutboundOptions;
  /** As in production, visitors get free times from memory. */
  readonly keepsAnswers?: boolean;
};

export async function createTestApp(options: TestAppOptions = {}) {
  const { pool, end } = await openDatabaseOfTest(options.databaseUrl);
  let now = options.now ?? null;
  const dataDir = newDataDir();
  const settings = {
    ...readSettings({ LOG_LEVEL: "silent", RATE_LIMITS: "off", DEMO: "off", DATA_DIR: dataDir }),
    ...options.settings,
  };
  const secret = createSecretKey("a secret for tests, never used elsewhere", "utf8");
  const core = {
    settings,
    secret,
    pool,
    sessionPool: pool,
    db: openDatabase(pool),
    clock: { now: () => now ?? new Date() },
    log: createLog("silent"),
  };
  const platform = openPlatform(core, {
    isSupervised: false,
    pollSeconds: 0.5,
    ...(options.outbound ? { outbound: options.outbound } : {}),
  });
  await platform.jobs.open();
  const replica = options.replicaUrl
    ? openReplica({ url: options.replicaUrl, primary: core.db, ...core, ...platform, pool: { max: 2 } })
    : null;
  const deps: Deps = {
    ...core,
    ...platform,
    primary: core.db,
    replica,
    changes: createChanges(),
    images: withKnownSizes(platform.images),
    limits: createLimits(pool, settings, secret),
    issuer: createIssuerClient(settings, secret),
  };
  const app = createApp(deps, {
    keptAnswers: options.keepsAnswers ? createKeptAnswers(platform.notifications) : null,
  });
  const close = async () => {
    platform.images.stop();
    await platform.feeds.stop();
    await platform.ics.stop();
    await platform.notifications.stop();
    await platform.jobs.stop();
    await replica?.stop();
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    app,
    deps,
    fetch: (path: string, init?: RequestInit, address = "203.0.113.7") =>
      Promise.resolve(app.fetch(new Request(new URL(path, "http://localhost:3000"), init), { address })),
    call<E extends Endpoint>(endpoint: E, input: SentTo<E>, options: CallOptions = {}): Promise<Answered<E>> {
      return callEndpoint(endpoint, input as LooseInput, options, this.fetch);
    },
    setNow: (date: Date) => (now = date),
    jobs: platform.jobs,
    /** With `asOf`, jobs that are due by then also run. A failed job fails the test. */
    async runJobs(options: { asOf?: Date } = {}): Promise<number> {
      const { done, failures } = await platform.jobs.runDue(deps, jobDefinitions, options);
      if (failures.length > 0) throw new AggregateError(failures, "jobs failed");
      return done;
    },
    close,
  };
}

async function openDatabaseOfTest(url: string | undefined) {
  if (url !== undefined) {
    const pool = openTestPool(url);
    return { pool, end: () => pool.end() };
  }
  const database = await takeDatabase(inject("clusterUrl"));
  return { pool: database.pool, end: () => giveBackDatabase(database) };
}

/** In the product, processes that draw find their compiled code in the data folder. Those of all tests share it. */
function newDataDir(): string {
  const dataDir = join(tmpdir(), `kindred-app-${randomBytes(6).toString("hex")}`);
  mkdirSync(dataDir);
  symlinkSync(compileCache, join(dataDir, "compile-cache"));
  return dataDir;
}

const knownSizes = new Map<string, Awaited<ReturnType<Images["makeSizes"]>>>();

/** Every conversion starts a process, so the same picture is converted only once. */
function withKnownSizes(images: Images): Images {
  return {
    ...images,
    async makeSizes(bytes) {
      const key = createHash("sha256").update(bytes).digest("base64");
      const made = knownSizes.get(key) ?? (await images.makeSizes(bytes));
      knownSizes.set(key, made);
      return made;
    },
  };
}

export async function testApp(options?: Parameters<typeof createTestApp>[0]): Promise<TestApp> {
  const app = await createTestApp(options);
  onTestFinished(app.close);
  return app;
}

type LooseInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  input: LooseInput,
  options: CallOptions,
  fetchApp: (path: string, init: RequestInit, address?: string) => Promise<Response>,
): Promise<Answered<E>> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  );
  const response = await fetchApp(
    `/api${path}?${query}`,
    {
      method: endpoint.method,
      headers: { ...(input.body === undefined ? {} : { "content-type": "application/json" }), ...options.headers },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    },
    options.address,
  );
  const isJson = response.headers.get("content-type")?.includes("json");
  const body = isJson ? await response.json() : await response.text();
  holdAgainstContract(endpoint, response.status, body);
  return { status: response.status, headers: response.headers, body };
}

function holdAgainstContract(endpoint: Endpoint, status: number, body: unknown): void {
  if (status === endpoint.status) {
    endpoint.output.parse(body);
    return;
  }
  const { code, message, requestId } = body as Refused;
  if (refusalStatus[code] !== status || !message || !requestId || !refusalsOf(endpoint).includes(code)) {
    throw new Error(
      `${endpoint.method} ${endpoint.path} answered ${status} outside the contract: ${JSON.stringify(body)}`,
    );
  }
}
