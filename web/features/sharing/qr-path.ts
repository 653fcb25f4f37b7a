import { encode } from "uqr";

export type QrCode = { readonly size: number; readonly path: string };

// Level Q keeps the code readable if a quarter of it is damaged, for example on a poster outdoors.
const correction = "Q";
const quietZone = 2;

export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: correction, border: quietZone });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}
