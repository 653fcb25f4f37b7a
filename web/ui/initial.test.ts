import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { initialOf, monogramOf } from "./initial.ts";

test.each([
  ["Adwoa Mensah", "A", 1],
  ["bea", "B", 2],
  ["Omar", "O", 15],
  ["Priya", "P", 1],
  ["Żaren", "Ż", 11],
  ["", "U", 6],
  ["   ", "U", 6],
  ["علي", "ع", 14],
])("%s is shown as %s in colour %i", (name, letter, colour) => {
  expect(initialOf(name)).toEqual({ letter, colour });
});

test("every letter gets one of the 15 colours, and all 15 are used", () => {
  const colours = new Set([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => initialOf(letter).colour));
  expect([...colours].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

test("the 15 avatar colours are all different", () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
  const named = [...read("../styles/tokens/palette.css").matchAll(/--avatar-(\d+): ([^;]+);/g)];
  expect(named.map(([, number]) => Number(number))).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  expect(new Set(named.map(([, , colour]) => colour)).size).toBe(15);
  const used = [...read("./avatar.css").matchAll(/data-colour="(\d+)"\] \{\s+background: var\(--avatar-(\d+)\)/g)];
  expect(used.map(([, number, colour]) => [number, colour])).toEqual(
    Array.from({ length: 14 }, (_, index) => [`${index + 2}`, `${index + 2}`]),
  );
});

test.each([
  ["Adwoa’s Braids & Beauty", "AB"],
  ["Mama Esi Sunday Jollof", "ME"],
  ["Żebbuġ", "Ż"],
  ["", "U"],
])("the monogram of %s is %s", (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});
