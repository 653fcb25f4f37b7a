import { readFileSync } from "node:fs";
import { join } from "node:path";
import { communityById } from "#contract/lists/communities.ts";

const folder = join(import.meta.dirname, "../../../web/assets/patterns");
const colours = ["#17603f", "#7b1e3a", "#1b4f9c", "#2d2a63", "#a93325", "#0a7479"];

export function communityColour(communityId: number): string {
  return colours[communityId - 1] ?? "#0b625d";
}

/** The renderer does not support CSS variables, so they are replaced. */
export function clothFill(communityId: number, id: string, tile: number): string {
  const name = communityById(communityId)?.pattern ?? "caribbean";
  const drawing = readFileSync(join(folder, `${name}.svg`), "utf8").replace(/var\(--\w+,\s*([^)]+)\)/g, "$1");
  const size = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1] ?? 160);
  const height = Number(/viewBox="0 0 \d+ (\d+)/.exec(drawing)?.[1] ?? size);
  const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}`;
  const tall = Math.round((tile * height) / size);
  return `<pattern id="${id}" width="${tile}" height="${tall}" patternUnits="userSpaceOnUse"><image href="${source}" width="${tile}" height="${tall}"/></pattern>`;
}
