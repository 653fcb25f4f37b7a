import { Link } from "react-router";
import type { DotView, MapView, PictureView } from "./search-view.ts";
import "./map-picture.css";

type MapPictureProps = {
  readonly map: Pick<MapView, "picture" | "size" | "ring"> & Partial<Pick<MapView, "labels" | "part">>;
  readonly view: PictureView;
  readonly title: string;
};

/** With `map.part`, a frame with the sum of its results links to the enlarged part. */
export function MapPicture({ map, view, title }: MapPictureProps) {
  const { viewBox, pixel, dots } = view;
  return (
    <svg className="map-picture" viewBox={viewBox} direction="ltr">
      <title>{title}</title>
      <image href={map.picture} width={map.size.width} height={map.size.height} />
      {map.labels?.map(({ name, x, y }) => (
        <text key={name} className="map-picture-label" x={x} y={y} fontSize={13 * pixel}>
          {name}
        </text>
      ))}
      {dots.map(({ slug, x, y, isChosen }) =>
        isChosen && map.ring ? <circle key={slug} className="map-picture-ring" cx={x} cy={y} r={map.ring} /> : null,
      )}
      {map.part ? <PartFrame part={map.part} pixel={pixel} /> : null}
      {dots.map((dot) => (
        <Dot key={dot.slug} dot={dot} pixel={pixel} />
      ))}
    </svg>
  );
}

function PartFrame({ part, pixel }: { part: NonNullable<MapView["part"]>; pixel: number }) {
  const { frame, sum, label, hasChosen } = part;
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const [width, height] = [46 * pixel, 30 * pixel];
  return (
    <a href="#map-part" className="map-picture-part" aria-label={label} data-chosen={hasChosen}>
      <rect className="map-picture-area" {...frame} />
      {sum === null ? null : (
        <>
          <rect
            className="map-picture-sum"
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx={8 * pixel}
          />
          <text className="map-picture-count" x={x} y={y} fontSize={13 * pixel}>
            {sum}
          </text>
        </>
      )}
    </a>
  );
}

function Dot({ dot, pixel }: { dot: DotView; pixel: number }) {
  const { x, y, to, label, count, isChosen, radius, name } = dot;
  const circle = <circle cx={x} cy={y} r={radius} strokeWidth={2 * pixel} />;
  if (to === null) return <g className="map-picture-none">{circle}</g>;
  return (
    <Link
      className="map-picture-dot"
      to={to}
      preventScrollReset
      aria-label={label}
      aria-current={isChosen ? "true" : undefined}
    >
      <circle className="map-picture-target" cx={x} cy={y} r={Math.max(12 * pixel, radius)} />
      {circle}
      {count > 1 ? (
        <text x={x} y={y} fontSize={12 * pixel}>
          {count}
        </text>
      ) : null}
      {name ? (
        <text
          className="map-picture-name"
          x={name.x}
          y={y}
          fontSize={11 * pixel}
          strokeWidth={4 * pixel}
          textAnchor={name.anchor}
        >
          {name.text}
        </text>
      ) : null}
    </Link>
  );
}
