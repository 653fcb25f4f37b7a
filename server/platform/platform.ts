import type { KeyObject } from "node:crypto";
import { join } from "node:path";
import type pg from "pg";
import type { Logger } from "pino";
import { product } from "#contract/product.ts";
import type { Database } from "#server/db/database.ts";
import type { Clock } from "#server/deps.ts";
import type { Settings } from "#server/env.ts";
import { type Analytics, createAnalytics } from "./analytics.ts";
import { createFeedReader, type FeedReader } from "./feeds/feed-reader.ts";
import { createIcsReader, type IcsReader } from "./ics/ics-reader.ts";
import { createImages, type Images } from "./images/images.ts";
import { createJobs, type JobRunner, type JobRunnerOptions } from "./jobs/jobs.ts";
import { createMailer, type Mailer } from "./mail/mail.ts";
import { outboxTransport, smtpTransport } from "./mail/mail-transport.ts";
import { createNotifications, type Notifications } from "./notifications.ts";
import { createOutbound, type Outbound, type OutboundOptions } from "./outbound/outbound.ts";
import { createStaleCache, type StaleCache } from "./outbound/stale-cache.ts";
import { diskStorage } from "./storage/disk-storage.ts";
import { s3Storage } from "./storage/s3-storage.ts";
import type { Storage } from "./storage/storage.ts";

type CoreDeps = {
  readonly settings: Settings;
  readonly secret: KeyObject;
  readonly pool: pg.Pool;
  readonly sessionPool: pg.Pool;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
};

export type Platform = {
  readonly jobs: JobRunner;
  readonly mail: Mailer;
  readonly storage: Storage;
  readonly images: Images;
  readonly analytics: Analytics;
  readonly notifications: Notifications;
  readonly outbound: Outbound;
  readonly staleCache: StaleCache;
  readonly feeds: FeedReader;
  readonly ics: IcsReader;
};

export type PlatformOptions = JobRunnerOptions & { readonly outbound?: OutboundOptions };

export function openPlatform(core: CoreDeps, options: PlatformOptions = {}): Platform {
  const { settings, secret, pool, db, clock, log } = core;
  const jobs = createJobs(pool, db, log, {
    deadLetterDays: settings.keep.technicalRecordsDays,
    timeZone: settings.countries[0].timeZone,
    ...options,
  });
  const transport = settings.smtpUrl ? smtpTransport(settings.smtpUrl, settings) : outboxTransport(settings);
  const outbound = createOutbound({ userAgent: `${product.name} (+${settings.publicUrl})`, ...options.outbound });
  return {
    jobs,
    mail: createMailer(db, jobs, transport, { keepsMessages: settings.smtpUrl === null }),
    storage: settings.s3 ? s3Storage(settings.s3) : diskStorage(settings, secret, clock),
    images: createImages({ compileCache: join(core.settings.dataDir, "compile-cache") }),
    notifications: createNotifications(core.sessionPool, db),
    outbound,
    staleCache: createStaleCache(),
    feeds: createFeedReader(outbound),
    ics: createIcsReader(outbound),
    analytics: createAnalytics(settings.analytics, log),
  };
}
