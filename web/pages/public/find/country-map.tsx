import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import "./country-map.css";
import type { DotView, MapView } from "./search-view.ts";

type Frame = MapView["whole"];

/** The filter "Where" lists the same towns for people who cannot see or point at a map. */
export function CountryMap({ map }: { map: MapView }) {
  const t = useT("find");
  if (map.dots.length === 0) return null;
  const { part } = map;
  const outside = part ? map.dots.filter((dot) => !isIn(dot, part)) : map.dots;
  return (
    <section aria-label={t("map.title")}>
      <details open className="card country-map">
        <summary>
          <h2>{t("map.title")}</h2>
        </summary>
        <Picture map={map} frame={map.whole} dots={outside} title={t("map.title")} />
        {part ? (
          <>
            <p className="country-map-caption">{t("map.harbour")}</p>
            <Picture map={map} frame={part} dots={map.dots.filter((dot) => isIn(dot, part))} title={t("map.harbour")} />
          </>
        ) : null}
        <p className="country-map-note">{t("map.note")}</p>
      </details>
    </section>
  );
}

const isIn = ({ x, y }: DotView, frame: Frame) =>
  x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;

type PictureProps = {
  readonly map: MapView;
  readonly frame: Frame;
  readonly dots: readonly DotView[];
  readonly title: string;
};

function Picture({ map, frame, dots, title }: PictureProps) {
  const unit = frame.width / 320;
  // Dots at the edge of the enlarged part are not cut off.
  const edge = frame === map.whole ? 0 : 12;
  const { x, y, width, height } = frame;
  return (
    <svg className="country-map-picture" viewBox={`${x - edge} ${y - edge} ${width + 2 * edge} ${height + 2 * edge}`}>
      <title>{title}</title>
      <image href={map.picture} width={map.whole.width} height={map.whole.height} />
      {frame === map.whole && map.part ? (
        <rect className="country-map-frame" {...map.part} strokeWidth={2 * unit} />
      ) : null}
      {dots.map(({ slug, x, y, isChosen }) =>
        isChosen ? <circle key={slug} className="country-map-ring" cx={x} cy={y} r={map.ring} /> : null,
      )}
      {dots.map((dot) => (
        <Dot key={dot.slug} dot={dot} unit={unit} />
      ))}
    </svg>
  );
}

function Dot({ dot: { x, y, to, label, count, isChosen }, unit }: { dot: DotView; unit: number }) {
  const radius = (9 + 2.35 * Math.sqrt(count)) * unit;
  return (
    <Link
      className="country-map-dot"
      to={to}
      preventScrollReset
      aria-label={label}
      aria-current={isChosen ? "true" : undefined}
    >
      <circle className="country-map-target" cx={x} cy={y} r={Math.max(12 * unit, radius)} />
      <circle cx={x} cy={y} r={count === 1 ? 7 * unit : radius} strokeWidth={2 * unit} />
      {count > 1 ? (
        <text x={x} y={y} fontSize={12 * unit} dy="0.35em" textAnchor="middle">
          {count}
        </text>
      ) : null}
    </Link>
  );
}
