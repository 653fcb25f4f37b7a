import type { CommunityId } from "#contract/lists/communities.ts";
import type { Choice } from "./seeded-choice.ts";

export type Colours = {
  readonly ground: string;
  readonly deep: string;
  readonly main: string;
  readonly second: string;
  readonly bright: string;
  readonly pale: string;
};

export const ink = "#10211f";
export const cream = "#fff9ee";
export const wood = "#8a4b2a";
export const limestone = "#ebd9b8";

const byCommunity: Readonly<Record<CommunityId, Colours>> = {
  1: { ground: "#f3d9a4", deep: "#17603f", main: "#d1662b", second: "#17603f", bright: "#f5b638", pale: "#fdf0d2" },
  2: { ground: "#f1d3c6", deep: "#7b1e3a", main: "#7b1e3a", second: "#2a9d8f", bright: "#e2a32b", pale: "#fbeee2" },
  3: { ground: "#cfe0f3", deep: "#1b4f9c", main: "#1b4f9c", second: "#c4552f", bright: "#e2a32b", pale: "#f4ebd9" },
  4: { ground: "#f6cfdc", deep: "#2d2a63", main: "#c92b6d", second: "#16a394", bright: "#f6902e", pale: "#fdf2e0" },
  5: { ground: "#f8d4b8", deep: "#8f2a1e", main: "#a93325", second: "#2d4a8c", bright: "#eaa92f", pale: "#fdf3e1" },
  6: { ground: "#c9ebe4", deep: "#0a7479", main: "#0a7479", second: "#f2704e", bright: "#fbc53a", pale: "#fff8e4" },
};

const grounds = ["#f7c873", "#f3d9c4", "#cbe8e2", "#f1c9b5", "#dbe6f4", "#e9dcf0", "#f6e3b2", "#d8ead0"];

/** The background is random, so that two hosts of one community look different. */
export function coloursOf(communityId: CommunityId, choose: Choice): Colours {
  const own = byCommunity[communityId];
  const swapped = choose.fraction() < 0.5 ? own : { ...own, main: own.second, second: own.main };
  return { ...swapped, ground: choose.one([own.ground, own.ground, ...grounds]) };
}
