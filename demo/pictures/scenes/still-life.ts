import type { Colours } from "../colours.ts";
import { cream, limestone, wood } from "../colours.ts";
import type { DrawObject } from "../objects/object.ts";
import type { Choice } from "../seeded-choice.ts";
import { circle, ellipse, faded, line, rect, shape, stand } from "../svg.ts";

export type StillLife = {
  readonly colours: Colours;
  readonly objects: readonly DrawObject[];
  readonly choose: Choice;
  readonly width: number;
  readonly height: number;
};

const shadow = (x: number, y: number, size: number) => faded(0.18, ellipse(x, y, size * 0.48, size * 0.07, "#10211f"));

export function onTheTable({ colours, objects, choose, width, height }: StillLife): string {
  const top = height * 0.68;
  const isCloth = choose.fraction() < 0.5;
  const side = choose.fraction() < 0.5 ? 0.06 : 0.66;
  const things = choose.shuffled(objects).slice(0, 3);
  const places = choose.shuffled([0.24, 0.52, 0.78]);
  return [
    rect(0, 0, width, height, colours.ground),
    faded(0.5, circle(width * choose.between(0.2, 0.8), height * 0.34, height * 0.26, colours.pale)),
    rect(width * side, 0, width * 0.28, height * 0.5, "url(#cloth)"),
    shape(fringe(width * side, height * 0.5, width * 0.28), colours.bright),
    rect(0, top, width, height - top, isCloth ? "url(#cloth)" : wood),
    isCloth ? rect(0, top, width, height * 0.17, cream) : rect(0, top, width, height * 0.028, "#a3603a"),
    ...things.map((thing, index) => {
      const size = height * choose.between(0.36, 0.48);
      const x = width * (places[index] ?? 0.5);
      const y = top + height * (0.08 + 0.04 * index);
      return shadow(x, y, size) + stand(x, y, size, thing(colours));
    }),
  ].join("");
}

export function onTheCloth({ colours, objects, choose, width, height }: StillLife): string {
  const thing = choose.one(objects);
  const [x, y] = [width / 2 + choose.between(-60, 60), height / 2];
  const radius = height * 0.36;
  return [
    rect(0, 0, width, height, "url(#cloth)"),
    faded(0.22, circle(x + 10, y + 16, radius, "#10211f")),
    circle(x, y, radius, cream),
    circle(x, y, radius * 0.9, colours.ground),
    stand(x, y + radius * 0.58, radius * 1.16, thing(colours), choose.between(-8, 8)),
  ].join("");
}

export function atTheWindow({ colours, objects, choose, width, height }: StillLife): string {
  const sill = height * 0.78;
  const [left, opening] = [width * 0.16, width * 0.68];
  const arch = `M${left} ${sill}V${height * 0.34}A${opening / 2} ${height * 0.26} 0 0 1 ${left + opening} ${height * 0.34}V${sill}Z`;
  const sky = choose.one(["#f7c873", "#bfe3ea", "#f4b59b", "#cbe8e2"]);
  const things = choose.shuffled(objects).slice(0, 2);
  return [
    rect(0, 0, width, height, limestone),
    ...[0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((y) => line(`M0 ${height * y}H${width}`, "#dcc59b", 3)),
    `<clipPath id="arch"><path d="${arch}"/></clipPath><g clip-path="url(#arch)">`,
    rect(0, 0, width, height, sky),
    circle(width * choose.between(0.3, 0.7), height * 0.34, height * 0.1, "#fdeabf"),
    rect(0, height * 0.54, width, height * 0.3, "#148c82"),
    ...[0.58, 0.64, 0.7].map((y) => rect(width * choose.between(0.2, 0.6), height * y, width * 0.14, 5, "#67c2b4", 2)),
    "</g>",
    shape(
      `M${left - 40} ${height * 0.08}H${left + opening * 0.2}Q${left + 20} ${height * 0.4} ${left - 40} ${sill}Z`,
      "url(#cloth)",
    ),
    rect(left - 50, sill, opening + 100, height * 0.06, "#f3e5c9", 4),
    rect(left - 50, sill + height * 0.06, opening + 100, height * 0.02, "#cdb07c"),
    ...things.map((thing, index) => {
      const size = height * choose.between(0.38, 0.46);
      const x = width * (0.42 + index * 0.27);
      return shadow(x, sill + 8, size) + stand(x, sill + 6, size, thing(colours));
    }),
  ].join("");
}

export function inRows({ colours, objects, choose, width, height }: StillLife): string {
  const [first, second] = choose.shuffled(objects);
  const size = height * 0.2;
  const [columns, rows] = [6, 4];
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));
  return [
    rect(0, 0, width, height, choose.fraction() < 0.5 ? colours.ground : colours.pale),
    rect(0, 0, width, height * 0.07, "url(#cloth)"),
    rect(0, height * 0.93, width, height * 0.07, "url(#cloth)"),
    ...places.map(({ column, row }) => {
      const x = (width / columns) * (column + (row % 2 ? 0.75 : 0.25));
      const thing = (column + row) % 2 ? first : second;
      return stand(x, height * (0.29 + row * 0.205), size, thing?.(colours) ?? "");
    }),
  ].join("");
}

function fringe(x: number, y: number, width: number): string {
  const step = width / 12;
  return Array.from({ length: 12 }, (_, index) => `M${x + index * step} ${y}h${step}l${-step / 2} ${step}Z`).join("");
}
