import { countryMap, isCountryCode } from "#contract/countries/country-packs.ts";
import type { Route } from "./+types/country-map.ts";

/** The drawing of a country, as a file of its own: browsers keep it, and pages stay small. */
export function loader({ params }: Route.LoaderArgs) {
  if (!isCountryCode(params.code)) throw new Response(null, { status: 404 });
  const { width, height, land, ferry } = countryMap(params.code);
  const style = `path{fill:#f3e8d5;stroke:#d9c093;stroke-linejoin:round}.ferry{fill:none;stroke:#0b625d;stroke-width:3;stroke-dasharray:1 8;stroke-linecap:round}
@media(prefers-color-scheme:dark){path{fill:#26231a;stroke:#4a422f}.ferry{fill:none;stroke:#5cc7b8}}`;
  const ferryLine = ferry ? `<path class="ferry" d="${ferry}"/>` : "";
  const paths = land.map((path) => `<path d="${path}"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${style}</style>${paths}${ferryLine}</svg>`;
  return new Response(svg, {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" },
  });
}
