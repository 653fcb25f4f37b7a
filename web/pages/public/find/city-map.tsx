import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { MapPicture } from "./map-picture.tsx";
import type { LinkView, MapView, PictureView } from "./search-view.ts";

export type CityMapView = {
  readonly map: Pick<MapView, "picture" | "size">;
  readonly view: PictureView;
  /** The nearest towns with results. */
  readonly nearby: readonly LinkView[];
};

export function CityMap({ map, view, nearby }: CityMapView) {
  const t = useT("find");
  return (
    <section className="card gathered-map" aria-label={t("map.title")}>
      <MapPicture map={map} view={view} title={t("map.title")} />
      {nearby.length > 0 ? (
        <div>
          <h2>{t("city.nearby")}</h2>
          <ul>
            {nearby.map(({ label, to }) => (
              <li key={to}>
                <Link className="tap-target" to={to}>
                  <bdi lang="mt">{label}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
