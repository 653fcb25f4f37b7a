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
  const { frame, pixel, dots } = view;
  // Dots at the edge of an enlarged part are not cut off.
  const edge = frame.width === map.size.width ? 0 : 10 * pixel;
  const box = [frame.x - edge, frame.y - edge, frame.width + 2 * edge, frame.height + 2 * edge];
  // What is chosen lies above the others.
  const inOrder = dots.toSorted((a, b) => Number(a.isChosen) - Number(b.isChosen));
  return (
    <svg className="map-picture" viewBox={box.join(" ")} direction="ltr">
      <title>{title}</title>
      <image href={map.picture} width={map.size.width} height={map.size.height} />
      {map.labels?.map(({ name, x, y }) => (
        <text key={name} className="map-picture-label" x={x} y={y} fontSize={13 * pixel} textAnchor="middle">
          {name}
        </text>
      ))}
      {dots.map(({ slug, x, y, isChosen }) =>
        isChosen && map.ring ? <circle key={slug} className="map-picture-ring" cx={x} cy={y} r={map.ring} /> : null,
      )}
      {map.part ? <PartFrame part={map.part} pixel={pixel} /> : null}
      {inOrder.map((dot) => (
        <Dot key={dot.slug} dot={dot} pixel={pixel} />
      ))}
    </svg>
  );
}

function PartFrame({ part, pixel }: { part: NonNullable<MapView["part"]>; pixel: number }) {
  const { frame, sum, label, dots } = part;
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const [width, height] = [46 * pixel, 30 * pixel];
  return (
    <a href="#map-part" className="map-picture-part" aria-label={label} data-chosen={dots.some((dot) => dot.isChosen)}>
      <rect className="map-picture-area" {...frame} rx={4 * pixel} strokeWidth={2 * pixel} />
      {sum === null ? null : (
        <>
          <rect
            className="map-picture-sum"
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx={8 * pixel}
            strokeWidth={2 * pixel}
          />
          <text className="map-picture-count" x={x} y={y} fontSize={13 * pixel} dy="0.35em" textAnchor="middle">
            {sum}
          </text>
        </>
      )}
    </a>
  );
}

function Dot({ dot, pixel }: { dot: DotView; pixel: number }) {
  const { x, y, to, label, count, isChosen, radius, name } = dot;
  const circle = <circle cx={x} cy={y} r={radius} strokeWidth={(count === 0 ? 1.5 : 2) * pixel} />;
  if (to === null) return <g className="map-picture-none">{circle}</g>;
  const toName = (radius + 4 * pixel) * (name?.side === "left" ? -1 : 1);
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
        <text x={x} y={y} fontSize={12 * pixel} dy="0.35em" textAnchor="middle">
          {count}
        </text>
      ) : null}
      {name ? (
        <text
          className="map-picture-name"
          x={x + toName}
          y={y}
          fontSize={11 * pixel}
          strokeWidth={4 * pixel}
          dy="0.35em"
          textAnchor={name.side === "left" ? "end" : "start"}
        >
          {name.text}
        </text>
      ) : null}
    </Link>
  );
}
