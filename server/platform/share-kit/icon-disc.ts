import { communityColour } from "#server/platform/share-card/card-cloth.ts";
import { kitColours } from "./kit-art.ts";

type Disc = { readonly x: number; readonly y: number; readonly radius: number; readonly communityId: number };

/** `icon` is the content of an SVG of 24 by 24. */
export function drawIconDisc(icon: string, { x, y, radius, communityId }: Disc): string {
  const size = radius * 1.1;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${kitColours.rail}" stroke="${kitColours.railEdge}" stroke-width="${radius * 0.05}"/>
<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" fill="none" stroke="${communityColour(communityId)}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${icon}</g>`;
}
