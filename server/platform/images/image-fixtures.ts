import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** The soft noise gives the encoders as much work as a photo. */
export function photo(width = 1600, height = 1000) {
  return sharp({
    create: { width, height, channels: 3, background: "#a93325", noise: { type: "gaussian", mean: 128, sigma: 20 } },
  });
}

/** The photo is rotated by EXIF orientation, and its metadata contains a GPS position and the camera model. */
export function phonePhoto(): Promise<Buffer> {
  return photo(1600, 1000)
    .withExif({
      IFD0: { Make: "Phone", Model: "Serial 123456", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 53/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "14/1 30/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A file of a few kilobytes decodes to an image of any size, because it has one bit per pixel and is all black. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
export const html = Buffer.from("<!doctype html><script>alert(document.cookie)</script>");
/** This GIF is also valid JavaScript, to attack browsers that guess the content type. */
export const gifScript = Buffer.concat([
  Buffer.from("GIF89a"),
  Buffer.from("/*\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;*/=1;alert(1)", "latin1"),
]);

export async function hostileFiles(): Promise<Record<string, Buffer>> {
  const jpeg = await photo(400, 300).jpeg().toBuffer();
  const png = await photo(400, 300).png().toBuffer();
  const webp = await photo(400, 300).webp().toBuffer();
  const broken = Buffer.from(png);
  broken.fill(0xff, 60, 400);
  return {
    svg,
    html,
    gifScript,
    gif: await photo(40, 30).gif().toBuffer(),
    tiff: await photo(40, 30).tiff().toBuffer(),
    avif: await photo(40, 30).avif({ effort: 0 }).toBuffer(),
    bomb: pngBomb(16_000, 16_000),
    wideBomb: pngBomb(60_000, 1_000),
    truncatedJpeg: jpeg.subarray(0, jpeg.length / 2),
    truncatedPng: png.subarray(0, png.length / 2),
    truncatedWebp: webp.subarray(0, webp.length / 2),
    headOnly: jpeg.subarray(0, 20),
    brokenPng: broken,
    pdf: Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n"),
    zip: Buffer.from("504b030414000000", "hex"),
    pnm: Buffer.from("P6 2 2 255 aaaaaaaaaaaa"),
    text: Buffer.from("hello"),
    vips: Buffer.concat([Buffer.from("b6a6f208", "hex"), Buffer.alloc(100)]),
  };
}

export async function unusualFiles(): Promise<Record<string, Buffer>> {
  const jpeg = await photo(500, 300).jpeg().toBuffer();
  const script = Buffer.from("<script>alert(1)</script>");
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
  const frames = Buffer.alloc(40 * 90 * 3, 90);
  return {
    jpegAndHtml: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    pngAndScript: Buffer.concat([await photo(400, 300).png().toBuffer(), script]),
    cmyk: await photo(400, 300).toColourspace("cmyk").jpeg().toBuffer(),
    sixteenBit: await photo(400, 300).toColourspace("rgb16").png().toBuffer(),
    transparent: await photo(400, 300).ensureAlpha(0.5).png().toBuffer(),
    palette: await photo(400, 300).png({ palette: true }).toBuffer(),
    grey: await photo(400, 300).greyscale().jpeg().toBuffer(),
    animated: await sharp(frames, { raw: { width: 40, height: 90, channels: 3, pageHeight: 30 } })
      .webp()
      .toBuffer(),
    tiny: await photo(1, 1).png().toBuffer(),
    tall: await photo(20, 9_000).png().toBuffer(),
  };
}
