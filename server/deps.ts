import type { Logger } from "pino";
import type { Database } from "./db/database.ts";
import type { Settings } from "./env.ts";

/** What a use case may reach. Passed first, as a plain record. */
export type Deps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly settings: Settings;
  /** Signs links that carry their own proof. The same in every process of an installation. */
  readonly secret: Uint8Array;
};

/** The process's own clock, for what is shown. What is decided ("is it past?") is decided by the database's. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
