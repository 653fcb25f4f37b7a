import { expect, test } from "vitest";
import { pictureAtLeast, pictureSizes } from "./picture-sizes.ts";

test("lists the smaller copies and the copy of the original width", () => {
  expect(pictureSizes("/files/public/abc-1200.jpg")).toBe(
    "/files/public/abc-320.webp 320w, /files/public/abc-640.webp 640w, /files/public/abc-1200.webp 1200w",
  );
  expect(pictureSizes("/files/public/abc-300.jpg")).toBe("/files/public/abc-300.webp 300w");
});

test("an external picture has no sizes and keeps its URL", () => {
  expect(pictureSizes("https://cdn.example/photo.png")).toBeUndefined();
  expect(pictureAtLeast("https://cdn.example/photo.png", 320)).toBe("https://cdn.example/photo.png");
});

test.for([
  ["/p-1200.jpg", 100, "/p-320.webp"],
  ["/p-1200.jpg", 320, "/p-320.webp"],
  ["/p-1200.jpg", 321, "/p-640.webp"],
  ["/p-1200.jpg", 900, "/p-1200.webp"],
  ["/p-1200.jpg", 1280, "/p-1200.webp"],
  ["/demo-pictures/logo-0.webp", 300, "/demo-pictures/logo-0.webp?w=320"],
] as const)("chooses the copy of %s for a width of %i", ([url, wanted, copy]) => {
  expect(pictureAtLeast(url, wanted)).toBe(copy);
});
