import { citiesIn, countryMap } from "#contract/countries/country-packs.ts";
import type { DotView, MapView } from "./search-view.ts";

type CityLink = {
  readonly to: string;
  readonly label: string;
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
};

const partSize = { width: 190, height: 160 };
/** Fewer towns need no enlarged part. */
const leastTowns = 4;
const ringKm = 3;
const kmPerLatitude = 111.2;

export function mapView(country: string, linkOf: (slug: string, name: string) => CityLink | null): MapView {
  const { width, height, projection } = countryMap(country);
  const dots = citiesIn(country).flatMap((city): DotView[] => {
    const link = linkOf(city.slug, city.name);
    if (!link) return [];
    const x = (city.longitude - projection.west) * projection.unitsPerLongitude;
    const y = (projection.north - city.latitude) * projection.unitsPerLatitude;
    return [{ ...link, slug: city.slug, x: Math.round(x), y: Math.round(y) }];
  });
  return {
    picture: `/country-map/${country}.svg`,
    ring: Math.round((ringKm / kmPerLatitude) * projection.unitsPerLatitude),
    whole: { x: 0, y: 0, width, height },
    part: busiestPart(dots),
    dots,
  };
}

function busiestPart(dots: readonly DotView[]): MapView["part"] {
  const frames = dots.map(({ x, y }) => ({ x: x - partSize.width / 2, y: y - partSize.height / 2, ...partSize }));
  const townsIn = (frame: (typeof frames)[number]) => dots.filter((dot) => isIn(dot, frame)).length;
  const busiest = frames.toSorted((a, b) => townsIn(b) - townsIn(a))[0];
  return busiest && townsIn(busiest) >= leastTowns ? busiest : null;
}

function isIn({ x, y }: DotView, frame: NonNullable<MapView["part"]>): boolean {
  return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
}
