import { expect, test } from "vitest";
import { qrCodeOf } from "./qr-path.ts";

test("draws a QR code with three corner marks and an empty border", () => {
  const { size, path } = qrCodeOf("https://kindred.example/providerPage?id=12");
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`));
  const isDark = (x: number, y: number) => dark.has(`${x},${y}`);
  const last = size - 3;
  for (const [x, y] of [
    [2, 2],
    [last, 2],
    [2, last],
  ] as const)
    expect(isDark(x, y)).toBe(true);
  expect([...Array(size).keys()].some((at) => isDark(at, 0) || isDark(0, at))).toBe(false);
  expect(dark.size).toBeGreaterThan(200);
});
