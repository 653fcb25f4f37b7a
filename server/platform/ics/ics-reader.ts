import { join } from "node:path";
import { type Outbound, OutboundProblem, type OutboundReason } from "../outbound/outbound.ts";
import { createParserThread } from "../parser-thread.ts";
import type { BusyTimes, IcsWindow } from "./busy-times.ts";
import type { IcsReason } from "./ics-blocks.ts";

export type IcsRequest = { readonly window: IcsWindow };
export type IcsAnswer =
  | { readonly isCalendar: true; readonly busy: BusyTimes }
  | { readonly isCalendar: false; readonly reason: IcsReason };

/** The next request sends these values back, so that the server can answer "not modified". */
type IcsVersion = { readonly etag: string | null; readonly lastModified: string | null };

type IcsResult =
  | { readonly isChanged: false }
  | { readonly isChanged: true; readonly busy: BusyTimes; readonly version: IcsVersion };

export type IcsReader = {
  /** Takes at most 15 seconds, 10 MB and 3 redirects, plus 8 seconds to parse. Throws `IcsProblem`. */
  readonly read: (address: string, version: IcsVersion, window: IcsWindow) => Promise<IcsResult>;
  readonly stop: () => Promise<void>;
};

type ProblemReason = OutboundReason | IcsReason | "gone" | "refused" | "failing";

export class IcsProblem extends Error {
  readonly reason: ProblemReason;

  constructor(reason: ProblemReason) {
    super(`calendar: ${reason}`);
    this.reason = reason;
  }
}

const limits = { maxMilliseconds: 15_000, maxBytes: 10 * 1024 * 1024, maxRedirects: 3 } as const;

export function createIcsReader(outbound: Outbound): IcsReader {
  const thread = createParserThread<IcsRequest, IcsAnswer>({
    file: join(import.meta.dirname, "ics-worker.ts"),
    maxMilliseconds: 8_000,
  });
  return {
    async read(address, { etag, lastModified }, window) {
      const headers = {
        accept: "text/calendar, text/plain;q=0.5",
        ...(etag ? { "if-none-match": etag } : {}),
        ...(lastModified ? { "if-modified-since": lastModified } : {}),
      };
      const answer = await outbound.fetch({ address, reach: "public", headers, ...limits }).catch((error: unknown) => {
        throw error instanceof OutboundProblem ? new IcsProblem(error.reason) : error;
      });
      if (answer.status === 304) return { isChanged: false };
      if (answer.status !== 200) throw new IcsProblem(reasonOf(answer.status));
      const result = await thread.ask({ window }, answer.body);
      if (result === null) throw new IcsProblem("too_hard");
      if (!result.isCalendar) throw new IcsProblem(result.reason);
      const version = {
        etag: shortHeader(answer.headers.etag),
        lastModified: shortHeader(answer.headers["last-modified"]),
      };
      return { isChanged: true, busy: result.busy, version };
    },
    stop: thread.stop,
  };
}

function reasonOf(status: number): ProblemReason {
  if (status === 404 || status === 410) return "gone";
  return status === 401 || status === 403 ? "refused" : "failing";
}

/** The value is sent back in a request header, so only printable ASCII is kept. */
function shortHeader(value: string | undefined): string | null {
  return value && /^[\x20-\x7e]{1,200}$/.test(value) ? value : null;
}
