import { countryMap, isCountryCode } from "#contract/countries/country-packs.ts";
import { refuse } from "#server/refusal.ts";
import type { App } from "./hono-app.ts";

const style = `path{fill:#f3e8d5;stroke:#d9c093;stroke-linejoin:round}
.ferry{fill:none;stroke:#0b625d;stroke-width:3;stroke-dasharray:1 8;stroke-linecap:round}
@media(prefers-color-scheme:dark){path{fill:#26231a;stroke:#4a422f}.ferry{fill:none;stroke:#5cc7b8}}`;

/** The drawing of a country is a file of its own: browsers keep it, and pages stay small. */
export function mountCountryMaps(app: App): void {
  app.get("/country-map/:file{[A-Z]+\\.svg}", (c) => {
    const code = c.req.param("file").replace(".svg", "");
    if (!isCountryCode(code)) refuse("not_found");
    const { width, height, land, ferry } = countryMap(code);
    const paths = [
      ...land.map((path) => `<path d="${path}"/>`),
      ...(ferry ? [`<path class="ferry" d="${ferry}"/>`] : []),
    ];
    c.header("content-type", "image/svg+xml");
    c.header("cache-control", "public, max-age=86400");
    return c.body(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${style}</style>${paths.join("")}</svg>`,
    );
  });
}
