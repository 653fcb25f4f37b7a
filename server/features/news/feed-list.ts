import { readFile } from "node:fs/promises";
import { z } from "zod";
import { newsOriginCodes, newsResidenceCodes } from "#contract/lists/news-countries.ts";

const Address = z.url({ protocol: /^https?$/, error: "must be an http or https URL" }).max(2_000);

const ListedFeed = z.strictObject({
  address: Address,
  /** Defaults to the feed's own title. */
  source: z.string().min(1).max(80).optional(),
  origins: z.array(z.enum(newsOriginCodes)),
  residences: z.array(z.enum(newsResidenceCodes)),
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/),
  /** The day on which `npm run news:check` last read the feed. Null if it never has. */
  verified: z.iso.date().nullable(),
});

const FeedList = z.strictObject({ feeds: z.array(ListedFeed).max(2_000) });
export type ListedFeed = z.output<typeof ListedFeed>;

export class BadFeedList extends Error {}

/** Returns an empty list if there is no file. `BadFeedList` says where the mistake is. */
export async function readFeedList(file: string): Promise<ListedFeed[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? [] : parseFeedList(text, file);
}

function parseFeedList(text: string, file: string): ListedFeed[] {
  const parsed = FeedList.safeParse(asJson(text, file));
  if (!parsed.success) throw new BadFeedList(`${file}: ${z.prettifyError(parsed.error)}`);
  const { feeds } = parsed.data;
  const twice = feeds.find(({ address }, n) => feeds.findIndex((other) => other.address === address) !== n);
  if (twice) throw new BadFeedList(`${file}: ${twice.address} is listed twice`);
  return feeds;
}

function asJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadFeedList(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** One line per feed makes diffs easy to read. */
export function printFeedList(feeds: readonly ListedFeed[]): string {
  const lines = feeds.map((feed) => `    ${JSON.stringify(feed)}`);
  return `{\n  "feeds": [\n${lines.join(",\n")}\n  ]\n}\n`;
}
