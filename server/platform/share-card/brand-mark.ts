import { loadSharp } from "#server/platform/images/load-sharp.ts";

const leaves = `<rect x="9" y="8" width="6" height="24" rx="1.5" fill="#fff"/><path d="M17 20C17 13 22.5 8 32 8C32 15 26.5 20 17 20Z" fill="#f5b638"/><path d="M17 20C26.5 20 32 25 32 32C22.5 32 17 27 17 20Z" fill="#fff"/>`;

export function brandMark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 40})"><rect width="40" height="40" rx="10" fill="#0b625d"/>${leaves}</g>`;
}

/** A maskable icon has no rounded corners, and its mark stays inside the safe zone. */
export async function brandIcon(size: number, isMaskable: boolean): Promise<Buffer> {
  const mark = isMaskable ? `<g transform="translate(8 8) scale(0.6)">${leaves}</g>` : leaves;
  const corner = isMaskable ? 0 : 10;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40"><rect width="40" height="40" rx="${corner}" fill="#0b625d"/>${mark}</svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
