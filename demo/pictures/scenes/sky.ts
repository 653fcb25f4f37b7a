import type { Choice } from "../seeded-choice.ts";
import { circle, faded, rect } from "../svg.ts";

export type Hour = "morning" | "noon" | "evening" | "night";

const skies: Readonly<Record<Hour, { high: string; low: string; light: string; sea: string; far: string }>> = {
  morning: { high: "#f5bd5c", low: "#f9d48a", light: "#fdeabf", sea: "#148c82", far: "#d9a75a" },
  noon: { high: "#8fd0de", low: "#c4e7ec", light: "#fff4cf", sea: "#0d7f92", far: "#e6cf9f" },
  evening: { high: "#e2725b", low: "#f4a884", light: "#fdd9a0", sea: "#23527c", far: "#b0574f" },
  night: { high: "#083c3a", low: "#0a4f4b", light: "#fdeabf", sea: "#062a29", far: "#0b625d" },
};

export function hourOf(choose: Choice): Hour {
  return choose.one(["morning", "noon", "evening", "night"]);
}

export const skyColours = (hour: Hour) => skies[hour];

export function drawSky(hour: Hour, width: number, horizon: number, choose: Choice): string {
  const { high, low, light } = skies[hour];
  const x = width * choose.between(0.15, 0.85);
  const y = horizon * choose.between(0.25, 0.6);
  const radius = horizon * 0.16;
  const stars = Array.from({ length: hour === "night" ? 50 : 0 }, () =>
    faded(
      0.8,
      circle(width * choose.fraction(), horizon * 0.9 * choose.fraction(), choose.between(1.5, 3.5), "#cbe8e2"),
    ),
  );
  const moonShade = hour === "night" ? circle(x + radius * 0.45, y - radius * 0.25, radius * 0.88, high) : "";
  return [
    rect(0, 0, width, horizon, high),
    faded(0.7, rect(0, horizon * 0.45, width, horizon * 0.55, low)),
    ...stars,
    circle(x, y, radius, light),
    moonShade,
  ].join("");
}
