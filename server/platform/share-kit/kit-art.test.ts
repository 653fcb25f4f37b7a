import { expect, test } from "vitest";
import { communities } from "#contract/lists/communities.ts";
import { communityColour } from "#server/platform/share-card/card-cloth.ts";
import { kitColours as colours } from "./kit-art.ts";

const textOnGround = [
  [colours.ink, colours.wall],
  [colours.ink, colours.wallLine],
  [colours.ink, colours.paper],
  [colours.quietInk, colours.paper],
  [colours.onStreet, colours.street],
  [colours.onStreetQuiet, colours.street],
  ...communities.map(({ communityId }) => [colours.onStreet, communityColour(communityId)] as const),
  ...communities.map(({ communityId }) => [communityColour(communityId), colours.rail] as const),
] as const;

test.for(textOnGround)("%s on %s has the contrast of WCAG AA", ([text, ground]) => {
  const [light, dark] = [luminance(text), luminance(ground)].toSorted((a, b) => b - a) as [number, number];
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
});

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
