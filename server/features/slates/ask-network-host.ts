import { z } from "zod";
import type { OutputOf } from "#contract/endpoint.ts";
import type { readAuthor, readSlate } from "#contract/slates.ts";
import type { Deps } from "#server/deps.ts";
import type { NetworkSettings } from "#server/env.ts";
import { plainText } from "#server/platform/feeds/plain-text.ts";
import { OutboundProblem } from "#server/platform/outbound/outbound.ts";
import { Refusal, refuse } from "#server/refusal.ts";

export const slateMediaPath = "/slate-media/";
export const authorPicturePath = "/author-pictures/";

const limits = { maxMilliseconds: 5_000, maxBytes: 1024 * 1024 } as const;
/**
 * A page, its share preview and its media share one request within these 15 seconds. Both times are equal, so an old
 * copy never hides a failure.
 */
const freshness = { freshSeconds: 15, keptSeconds: 15 } as const;

const Count = z.coerce.number().int().min(0).catch(0);
const HostSlate = z.object({
  text: z.string().nullish(),
  created_at: z.union([z.string(), z.number()]),
  view_count: Count,
  like_count: Count,
  comment_count: Count,
  author: z.object({ id: z.coerce.number().int().positive() }),
  media: z
    .object({ type: z.string(), url: z.string().min(1).max(2_000) })
    .nullish()
    .catch(null),
});

const words = (maxCharacters: number) =>
  z
    .string()
    .nullish()
    .catch(null)
    .transform((text) => (text ? plainText(text, maxCharacters) || null : null));
const HostAuthor = z.object({
  name: words(120),
  fullName: words(120),
  firstName: words(80),
  lastName: words(80),
  headline: words(200),
  title: words(120),
  location: words(120),
  profileImage: z.string().max(2_000).nullish().catch(null),
});

const mediaTypes = ["image", "video"] as const;

type HostedSlate = { readonly slate: OutputOf<typeof readSlate>; readonly mediaAddress: string | null };
type HostedAuthor = { readonly author: OutputOf<typeof readAuthor>; readonly pictureAddress: string | null };

/** The media URL is rewritten to our server, because the browser must not get the network host's credentials. */
export function readHostSlate(deps: Deps, network: NetworkSettings, id: number): Promise<HostedSlate> {
  return ask(deps, network, `/slates/${id}`, (received) => {
    const { text, created_at, author, media, ...counts } = HostSlate.parse(received);
    const created = new Date(created_at);
    if (Number.isNaN(created.getTime())) throw new BadAnswer("the slate has no valid time");
    const named = /^\w+/.exec(media?.type ?? "")?.[0].toLowerCase();
    const type = mediaTypes.find((one) => one === named);
    const mediaAddress = media && type ? webAddress(media.url, network.url) : null;
    return {
      slate: {
        id,
        text: text ?? "",
        created_at: created.toISOString(),
        ...counts,
        author: { id: author.id },
        media: type && mediaAddress ? { type, url: `${slateMediaPath}${id}`, poster: null } : null,
      },
      mediaAddress,
    };
  });
}

export function readHostAuthor(deps: Deps, network: NetworkSettings, id: number): Promise<HostedAuthor> {
  return ask(deps, network, `/systemviewprofile/${id}`, (received) => {
    const { profileImage, ...author } = HostAuthor.parse(received);
    const pictureAddress = profileImage ? webAddress(profileImage, network.url) : null;
    return { author: { ...author, profileImage: pictureAddress && `${authorPicturePath}${id}` }, pictureAddress };
  });
}

/** These headers must never be sent to any other origin. */
export function credentialsFor({ token, viewer }: NetworkSettings): Record<string, string> {
  return { authorization: `Bearer ${token}`, ...(viewer ? { [viewer.header]: viewer.value } : {}) };
}

class BadAnswer extends Error {}

async function ask<T>(deps: Deps, network: NetworkSettings, path: string, read: (received: unknown) => T): Promise<T> {
  const address = `${network.url}${path}`;
  try {
    const { value } = await deps.staleCache.ask(address, freshness, async () => {
      const headers = { accept: "application/json", ...credentialsFor(network) };
      const answer = await deps.outbound.fetch({ address, reach: "configured", headers, ...limits });
      if (answer.status === 404) refuse("not_found");
      if (answer.status !== 200) throw new BadAnswer(`the network host answered ${answer.status}`);
      return read(JSON.parse(answer.body.toString("utf8")));
    });
    return value;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isTheirs =
      error instanceof OutboundProblem ||
      error instanceof BadAnswer ||
      error instanceof SyntaxError ||
      error instanceof z.ZodError;
    if (!isTheirs) throw error;
    refuse("unavailable", { retryAfterSeconds: 30, cause: error });
  }
}

function webAddress(address: string, base: string): string | null {
  if (!URL.canParse(address, `${base}/`)) return null;
  const url = new URL(address, `${base}/`);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}
