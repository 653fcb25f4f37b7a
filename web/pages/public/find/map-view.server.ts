import { citiesIn, countryMap } from "#contract/countries/country-packs.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { apart } from "./apart.ts";
import type { DotView, Frame, MapView, PictureView } from "./search-view.ts";

export type CityDot = {
  readonly to: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
};
type Town = CityDot & { readonly slug: string; readonly name: string; readonly x: number; readonly y: number };

const pictureWidth = 320;
const partSize = { width: 190, height: 160 };
/** Fewer towns need no enlarged part. */
const leastTowns = 4;
const ringKm = 3;
const kmPerLatitude = 111.2;
const mostNamed = 3;
/** In pixels, on average. */
const letterWidth = 6.5;
const nameGap = 4;

/** `areCounted` is false if the counts are not known. */
export function mapView(
  country: string,
  locale: Locale,
  areCounted: boolean,
  dotOf: (slug: string, name: string) => CityDot,
): MapView {
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  const { width, height, projection, harbours, labels } = countryMap(country);
  const towns = townsOf(country, dotOf);
  const frame =
    harbours && towns.some((town) => town.count > 0 && isIn(town, harbours)) ? harbours : busiestPart(towns);
  const inPart = frame ? towns.filter((town) => isIn(town, frame)) : [];
  const outside = towns.filter((town) => !inPart.includes(town));
  const sum = inPart.reduce((total, { count }) => total + count, 0);
  const title = t(frame === harbours ? "map.harbours" : "map.harbour");
  return {
    ...drawing(country),
    ring: Math.round((ringKm / kmPerLatitude) * projection.unitsPerLatitude),
    labels,
    whole: pictureView({ x: 0, y: 0, width, height }, outside, 0),
    part: frame && {
      ...pictureView(frame, inPart, mostNamed),
      title,
      hasChosen: inPart.some(({ isChosen }) => isChosen),
      sum: areCounted ? sum : null,
      label: areCounted ? t("map.town", { place: title, count: sum }) : title,
    },
  };
}

export function drawing(country: string): Pick<MapView, "picture" | "size"> {
  const { width, height } = countryMap(country);
  return { picture: `/country-map/${country}.svg`, size: { width, height } };
}

/** A town and what is around it. */
export function aroundView(
  country: string,
  slug: string,
  dotOf: (slug: string, name: string) => CityDot,
): PictureView | null {
  const { width, height } = countryMap(country);
  const towns = townsOf(country, dotOf);
  const chosen = towns.find((town) => town.slug === slug);
  if (!chosen) return null;
  const within = (middle: number, size: number, most: number) => Math.max(0, Math.min(most - size, middle - size / 2));
  const { width: w, height: h } = partSize;
  const frame = { x: within(chosen.x, w, width), y: within(chosen.y, h, height), width: w, height: h };
  return pictureView(
    frame,
    towns.filter((town) => isIn(town, frame)),
    mostNamed,
  );
}

function townsOf(country: string, dotOf: (slug: string, name: string) => CityDot): Town[] {
  const { projection } = countryMap(country);
  const all = citiesIn(country);
  return all
    .filter(({ name }, n) => all.findIndex((one) => one.name === name) === n)
    .map(({ slug, name, latitude, longitude }) => ({
      ...dotOf(slug, name),
      slug,
      name,
      x: (longitude - projection.west) * projection.unitsPerLongitude,
      y: (projection.north - latitude) * projection.unitsPerLatitude,
    }));
}

function pictureView(frame: Frame, towns: readonly Town[], named: number): PictureView {
  const pixel = frame.width / pictureWidth;
  const largest = towns.toSorted((a, b) => b.count - a.count).slice(0, named);
  const dots = towns.map((town): DotView => {
    const isNamed = town.isChosen || (largest.includes(town) && town.count > 1);
    return {
      ...town,
      to: town.count > 0 || town.isChosen ? town.to : null,
      radius: radiusOf(town.count) * pixel,
      name: isNamed ? { text: town.name, x: 0, anchor: "start" } : null,
    };
  });
  // Dots at the edge of an enlarged part are not cut off.
  const edge = frame.x === 0 && frame.y === 0 ? 0 : 10 * pixel;
  const viewBox = [frame.x - edge, frame.y - edge, frame.width + 2 * edge, frame.height + 2 * edge].join(" ");
  // The chosen town is drawn last, so that no other town covers it.
  const inOrder = withNames(apart(dots, pixel), frame, pixel).toSorted((a, b) => +a.isChosen - +b.isChosen);
  return { frame, viewBox, pixel, dots: inOrder };
}

/** A name goes to the side that has room. The chosen town keeps its name although it covers another dot. */
function withNames(dots: readonly DotView[], frame: Frame, pixel: number): DotView[] {
  return dots.map((dot) => {
    if (!dot.name) return dot;
    const width = dot.name.text.length * letterWidth * pixel;
    const startOf = (side: "left" | "right") => dot.x + (side === "right" ? dot.radius : -dot.radius - width);
    const isInside = (side: "left" | "right") =>
      startOf(side) > frame.x && startOf(side) + width < frame.x + frame.width;
    const hasRoom = (side: "left" | "right") => {
      const near = startOf(side);
      const isCovered = (other: DotView) =>
        other !== dot &&
        Math.abs(other.y - dot.y) < other.radius + letterWidth * pixel &&
        other.x + other.radius > near &&
        other.x - other.radius < near + width;
      return isInside(side) && !dots.some(isCovered);
    };
    const sides = ["right", "left"] as const;
    const side = sides.find(hasRoom) ?? (dot.isChosen ? sides.find(isInside) : undefined);
    const away = dot.radius + nameGap * pixel;
    if (!side) return { ...dot, name: null };
    const { text } = dot.name;
    return {
      ...dot,
      name: side === "right" ? { text, x: dot.x + away, anchor: "start" } : { text, x: dot.x - away, anchor: "end" },
    };
  });
}

/** In pixels. A town without results is a small ring. */
function radiusOf(count: number): number {
  if (count === 0) return 3;
  return count === 1 ? 7 : Math.min(22, 9 + 2.35 * Math.sqrt(count));
}

function busiestPart(towns: readonly Town[]): Frame | null {
  const found = towns.filter(({ count }) => count > 0);
  const frames = found.map(({ x, y }) => ({ x: x - partSize.width / 2, y: y - partSize.height / 2, ...partSize }));
  const townsIn = (frame: Frame) => found.filter((town) => isIn(town, frame)).length;
  const busiest = frames.toSorted((a, b) => townsIn(b) - townsIn(a))[0];
  return busiest && townsIn(busiest) >= leastTowns ? busiest : null;
}

function isIn({ x, y }: { readonly x: number; readonly y: number }, frame: Frame): boolean {
  return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
}
