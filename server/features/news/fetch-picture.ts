import { randomBytes } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import { type MadeSize, NotAnImage } from "#server/platform/images/images.ts";
import { OutboundProblem } from "#server/platform/outbound/outbound.ts";
import { setPicture } from "./picture-store.ts";

const limits = { maxMilliseconds: 5_000, maxBytes: 5 * 1024 * 1024 } as const;
const shownWidth = 640;

/**
 * We keep our own copy, so that no reader's IP address reaches the publisher. If the picture cannot be fetched or is
 * not an image, the story is shown without a picture.
 */
export async function fetchPicture(deps: Deps, address: string): Promise<void> {
  try {
    const headers = { accept: "image/webp, image/jpeg, image/png" };
    const answer = await deps.outbound.fetch({ address, reach: "public", headers, ...limits });
    if (answer.status !== 200) return;
    const made = await deps.images.makeSizes(answer.body);
    const size = fitting(made.sizes);
    if (!size) throw new Error("Every picture is made in WebP, too");
    const key = `public/news-${randomBytes(16).toString("hex")}.webp`;
    await deps.storage.write(key, size.bytes);
    await setPicture(deps.db, address, { key, url: deps.storage.publicUrl(key) });
  } catch (error) {
    // `TooManyWaiting` is rethrown, so that the job is retried.
    if (!(error instanceof OutboundProblem || error instanceof NotAnImage)) throw error;
    deps.log.debug({ reason: error.message }, "news picture skipped");
  }
}

function fitting(sizes: readonly MadeSize[]): MadeSize | undefined {
  const webp = sizes.filter(({ format }) => format === "webp").sort((a, b) => a.width - b.width);
  return webp.find(({ width }) => width >= shownWidth) ?? webp.at(-1);
}
