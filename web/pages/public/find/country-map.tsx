import { Search } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";
import "./country-map.css";
import { MapPicture } from "./map-picture.tsx";
import type { MapView } from "./search-view.ts";

/** The filter "Where" lists the same towns for people who cannot see or point at a map. */
export function CountryMap({ map }: { map: MapView }) {
  const t = useT("find");
  const { whole, part } = map;
  if (![...whole.dots, ...(part?.dots ?? [])].some(({ to }) => to !== null)) return null;
  return (
    <section aria-label={t("map.title")}>
      <details open className="card country-map">
        <summary>
          <h2>{t("map.title")}</h2>
        </summary>
        <MapPicture map={map} view={whole} title={t("map.title")} />
        {part ? (
          <>
            <p className="country-map-caption" id="map-part">
              <Search className="icon" aria-hidden="true" />
              {part.title}
            </p>
            <MapPicture map={{ ...map, part: null, labels: [] }} view={part} title={part.title} />
          </>
        ) : null}
        <p className="country-map-note">{t("map.note")}</p>
      </details>
    </section>
  );
}
