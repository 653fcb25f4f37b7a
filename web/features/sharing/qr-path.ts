import { encode } from "uqr";

export type QrCode = { readonly size: number; readonly path: string };

// The code must be readable from a door in the rain: a quarter of it may be lost.
const correction = "Q";
const quietZone = 2;

/** A QR code as one path of unit squares, for an SVG of `size` by `size`. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: correction, border: quietZone });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}
