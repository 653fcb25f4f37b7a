import { type CommunityId, communities } from "#contract/lists/communities.ts";
import { clothPattern } from "./cloths.ts";
import { coloursOf, cream } from "./colours.ts";
import { drawLetters, lettersOf } from "./letters.ts";
import { type Choice, choiceFrom } from "./seeded-choice.ts";
import { circle, document, faded, rect, ring, shape } from "./svg.ts";

const side = 512;
const middle = side / 2;

export function drawListingLogo(seed: string, ofCommunity?: CommunityId): string {
  const choose = choiceFrom(`logo ${seed}`);
  const chosen = choose.one(communities).communityId;
  const communityId = ofCommunity ?? chosen;
  const colours = coloursOf(communityId, choose);
  const letters = lettersOf(seed);
  const isDark = choose.fraction() < 0.5;
  const [field, mark] = isDark ? [colours.deep, colours.pale] : [cream, colours.deep];
  const frame = choose.one([disc, diamond, arch, tablet])(field, colours.bright);
  const content =
    letters.length > 0 ? drawLetters(letters, letters.length > 1 ? 128 : 170, mark) : blossom(mark, choose);
  return document(
    side,
    side,
    `<defs>${clothPattern(communityId, colours, choose.whole(90, 150), choose.one([0, 0, 45]))}</defs>${rect(0, 0, side, side, "url(#cloth)")}${frame}<g transform="translate(${middle} ${middle})">${content}</g>`,
  );
}

type Frame = (field: string, edge: string) => string;

const disc: Frame = (field, edge) => circle(middle, middle, 196, field) + ring(middle, middle, 178, edge, 7);

const diamond: Frame = (field, edge) =>
  `<g transform="rotate(45 ${middle} ${middle})">${rect(92, 92, 328, 328, field, 40)}<rect x="110" y="110" width="292" height="292" rx="28" fill="none" stroke="${edge}" stroke-width="7"/></g>`;

const arch: Frame = (field, edge) =>
  shape("M84 452V236A172 172 0 0 1 428 236V452Z", field) +
  `<path d="M104 434V238A152 152 0 0 1 408 238V434Z" fill="none" stroke="${edge}" stroke-width="7"/>`;

const tablet: Frame = (field, edge) =>
  rect(64, 96, 384, 320, field, 48) +
  faded(1, `<rect x="84" y="116" width="344" height="280" rx="34" fill="none" stroke="${edge}" stroke-width="7"/>`);

/** Used if the name has no letter of the stroke alphabet. */
function blossom(fill: string, choose: Choice): string {
  const petals = choose.whole(6, 10);
  return Array.from(
    { length: petals },
    (_, index) =>
      `<ellipse cx="0" cy="-70" rx="24" ry="54" fill="${fill}" transform="rotate(${(360 / petals) * index})"/>`,
  ).join("");
}
