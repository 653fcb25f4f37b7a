import { writeFileSync } from "node:fs";
import { encode } from "uqr";

const [width, height] = [640, 480];

/** Writes a film that shows this QR code. Chromium can play it instead of a camera. */
export function filmTicket(code: string, path: string): void {
  const { data, size } = encode(code, { ecc: "Q", border: 4 });
  const scale = Math.floor(height / size);
  const brightness = Buffer.alloc(width * height, 235);
  for (let y = 0; y < size * scale; y++)
    for (let x = 0; x < size * scale; x++)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) brightness[y * width + x] = 16;
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), brightness, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, frame, frame]));
}
