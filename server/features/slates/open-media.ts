import type { Readable } from "node:stream";
import type { Deps } from "#server/deps.ts";
import type { NetworkSettings } from "#server/env.ts";
import { OutboundProblem } from "#server/platform/outbound/outbound.ts";
import { refuse } from "#server/refusal.ts";
import { credentialsFor, readHostAuthor, readHostSlate } from "./ask-network-host.ts";

export type OpenedMedia = {
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
};

const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"];
const videoTypes = ["video/mp4", "video/webm", "video/quicktime"];
const maxMilliseconds = 5_000;

/** Only images and videos at the slate's own media URL are passed on. Otherwise this would be an open proxy. */
export async function openSlateMedia(deps: Deps, network: NetworkSettings, id: number, range: string | null) {
  const { slate, mediaAddress } = await readHostSlate(deps, network, id);
  if (!slate.media || !mediaAddress) refuse("not_found");
  return open(deps, network, mediaAddress, slate.media.type === "image" ? imageTypes : videoTypes, range);
}

export async function openAuthorPicture(deps: Deps, network: NetworkSettings, id: number, range: string | null) {
  const { pictureAddress } = await readHostAuthor(deps, network, id);
  if (!pictureAddress) refuse("not_found");
  return open(deps, network, pictureAddress, imageTypes, range);
}

async function open(
  deps: Deps,
  network: NetworkSettings,
  address: string,
  types: readonly string[],
  range: string | null,
): Promise<OpenedMedia> {
  const isHosts = new URL(address).origin === new URL(network.url).origin;
  const headers = {
    accept: types.join(", "),
    ...(range ? { range } : {}),
    ...(isHosts ? credentialsFor(network) : {}),
  };
  const answer = await deps.outbound
    .stream({ address, reach: isHosts ? "configured" : "public", headers, maxMilliseconds })
    .catch((error: unknown) => {
      if (error instanceof OutboundProblem) refuse("unavailable", { retryAfterSeconds: 30, cause: error });
      throw error;
    });
  const { status } = answer;
  const type = (answer.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const isRefused = (status !== 200 && status !== 206 && status !== 416) || (status !== 416 && !types.includes(type));
  if (isRefused) {
    answer.body.destroy();
    refuse(status === 404 || status === 410 ? "not_found" : "unavailable");
  }
  return { status, headers: passedOn(answer.headers, status === 416 ? null : type), body: answer.body };
}

/** Only these headers of the network host's response are passed on. */
function passedOn(headers: Readonly<Record<string, string | string[] | undefined>>, type: string | null) {
  const passed: Record<string, string> = { "accept-ranges": "bytes" };
  if (type) passed["content-type"] = type;
  for (const [name, form] of [
    ["content-length", /^\d{1,15}$/],
    ["content-range", /^bytes (?:\d{1,15}-\d{1,15}|\*)\/(?:\d{1,15}|\*)$/],
  ] as const) {
    const value = headers[name];
    if (typeof value === "string" && form.test(value)) passed[name] = value;
  }
  return passed;
}
