import type { KeyObject } from "node:crypto";
import type { Logger } from "pino";
import type { Changes } from "./changes.ts";
import type { Database } from "./db/database.ts";
import type { Replica } from "./db/replica.ts";
import type { Settings } from "./env.ts";
import type { Analytics } from "./platform/analytics.ts";
import type { FeedReader } from "./platform/feeds/feed-reader.ts";
import type { IcsReader } from "./platform/ics/ics-reader.ts";
import type { Images } from "./platform/images/images.ts";
import type { IssuerClient } from "./platform/issuer/issuer-client.ts";
import type { Jobs } from "./platform/jobs/job-queue.ts";
import type { Limits } from "./platform/limits.ts";
import type { Mailer } from "./platform/mail/mail.ts";
import type { Notifications } from "./platform/notifications.ts";
import type { Outbound } from "./platform/outbound/outbound.ts";
import type { StaleCache } from "./platform/outbound/stale-cache.ts";
import type { Storage } from "./platform/storage/storage.ts";

export type Deps = {
  /** In a request that may read a replica, this can be the replica. */
  readonly db: Database;
  readonly primary: Database;
  /** Null if there is none. */
  readonly replica: Replica | null;
  readonly changes: Changes;
  readonly clock: Clock;
  readonly log: Logger;
  readonly settings: Settings;
  readonly limits: Limits;
  readonly jobs: Jobs;
  readonly mail: Mailer;
  readonly storage: Storage;
  readonly images: Images;
  readonly issuer: IssuerClient;
  readonly analytics: Analytics;
  readonly notifications: Notifications;
  readonly outbound: Outbound;
  readonly staleCache: StaleCache;
  readonly feeds: FeedReader;
  readonly ics: IcsReader;
  /** This key signs links. Every process of an installation must use the same one. */
  readonly secret: KeyObject;
};

/**
 * Use this clock for display and for periods of minutes and days. Use the database's clock to decide whether a time is
 * in the past or a session is still valid.
 */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
