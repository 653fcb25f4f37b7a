import type { Choice } from "../seeded-choice.ts";
import { circle, line, rect, shape } from "../svg.ts";
import type { Hour } from "./sky.ts";

const walls = ["#ebd9b8", "#e0c794", "#f3e5c9", "#d9b98a", "#e9c7a0"];
const balconies = ["#17603f", "#7b1e3a", "#1b4f9c", "#2d2a63", "#a93325", "#0a7479"];

export function drawHouses(hour: Hour, width: number, foot: number, height: number, choose: Choice): string {
  const houses: string[] = [];
  for (let x = -20; x < width; ) {
    const wide = choose.whole(90, 150);
    houses.push(house(x, foot, wide, height * choose.between(0.55, 1), hour, choose));
    x += wide - 2;
  }
  return houses.join("");
}

function house(x: number, foot: number, width: number, height: number, hour: Hour, choose: Choice): string {
  const top = foot - height;
  const lit = hour === "night" || hour === "evening" ? "#f9cf74" : "#3f6a70";
  const colour = choose.one(balconies);
  const floors = Math.max(1, Math.floor((height - 70) / 80));
  const windows = Array.from({ length: floors }, (_, floor) => {
    const y = top + 26 + floor * 80;
    if ((floor + x) % 2 === 0) return balcony(x + width / 2, y, width * 0.52, colour, lit);
    return [0.25, 0.6].map((at) => rect(x + width * at, y, width * 0.16, 42, lit, 3)).join("");
  });
  const door = shape(
    `M${x + width * 0.38} ${foot}v-44a${width * 0.12} ${width * 0.12} 0 0 1 ${width * 0.24} 0v44Z`,
    choose.one(balconies),
  );
  return [
    rect(x, top, width, height, choose.one(walls)),
    rect(x - 3, top - 6, width + 6, 12, "#f7ecd6", 2),
    ...windows,
    door,
  ].join("");
}

function balcony(x: number, y: number, width: number, colour: string, lit: string): string {
  const left = x - width / 2;
  return [
    rect(left, y - 6, width, 58, colour, 3),
    ...[0.08, 0.38, 0.68].map((at) => rect(left + width * at, y, width * 0.24, 28, lit, 2)),
    rect(left - 4, y + 50, width + 8, 6, "#f7ecd6"),
  ].join("");
}

export function drawBunting(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  colours: readonly string[],
): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag];
  const count = Math.max(6, Math.round((x2 - x1) / 70));
  const flags = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2;
    return shape(`M${x - 16} ${y}h32l-16 38Z`, colours[index % colours.length] ?? "#fff");
  });
  return line(`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, "#fff9ee", 3) + flags.join("");
}

export function drawLights(x1: number, y1: number, x2: number, y2: number, sag: number): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag];
  const lamps = Array.from({ length: 12 }, (_, index) => {
    const t = (index + 0.5) / 12;
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2;
    return circle(x, y + 9, 10, "#fff4cf") + circle(x, y + 9, 6, "#f28a1e");
  });
  return line(`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, "#566864", 3) + lamps.join("");
}
