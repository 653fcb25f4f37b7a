import { communityById } from "#contract/lists/communities.ts";
import { monogramOf } from "#web/ui/initial.ts";
import caribbean from "../../assets/patterns/caribbean.svg?url";
import middleEastern from "../../assets/patterns/middle-eastern.svg?url";
import northAfrican from "../../assets/patterns/north-african.svg?url";
import southAmerican from "../../assets/patterns/south-american.svg?url";
import southAsian from "../../assets/patterns/south-asian.svg?url";
import subSaharanAfrica from "../../assets/patterns/sub-saharan-africa.svg?url";
import { type FittedText, fitName, wordsInLines } from "./fit-lines.ts";
import { pngOf } from "./save-file.ts";

const cloths: Readonly<Record<string, string>> = {
  caribbean,
  "middle-eastern": middleEastern,
  "north-african": northAfrican,
  "south-american": southAmerican,
  "south-asian": southAsian,
  "sub-saharan-africa": subSaharanAfrica,
};

const side = 1080;
const frame = 80;
const tile = 152;
const logoDiameter = 280;
const ringWidth = 26;
const badgeDiameter = logoDiameter + 2 * ringWidth;
const teal = "#0B625D";
const cream = "#FFF9EE";
const displayFont = '"Bricolage Grotesque Variable", "Noto Sans Arabic Variable", sans-serif';
const bodyFont = '"Figtree Variable", "Noto Sans Arabic Variable", sans-serif';

export type PromoSubject = {
  readonly name: string;
  readonly pictureUrl: string;
  readonly communityId: number;
  readonly caption: string;
};
export type Promo = { readonly png: Blob; readonly hasPicture: boolean };

export async function drawPromo(subject: PromoSubject): Promise<Promo> {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("Canvas 2D is not available");
  const pattern = communityById(subject.communityId)?.pattern ?? "";
  const [cloth, logo] = await Promise.all([
    loadImage(cloths[pattern]),
    loadImage(subject.pictureUrl),
    document.fonts.load(`780 96px ${displayFont}`).catch(() => []),
    document.fonts.load(`650 44px ${bodyFont}`).catch(() => []),
  ]);
  drawField(pen, cloth);
  const lines = linesOf(pen, subject.caption);
  const name = nameOf(pen, subject.name);
  const nameHeight = name.lines.length * name.size * 1.3;
  const top = (side - (badgeDiameter + 48 + lines.length * 102 + 20 + nameHeight)) / 2;
  drawLogo(pen, { cloth, logo, name: subject.name, top });
  pen.fillStyle = "#fff";
  pen.font = `780 99px ${displayFont}`;
  for (const [index, line] of lines.entries()) pen.fillText(line, side / 2, top + badgeDiameter + 138 + index * 102);
  drawName(pen, name, top + badgeDiameter + 68 + lines.length * 102);
  return { png: await pngOf(canvas), hasPicture: logo !== null };
}

function drawField(pen: CanvasRenderingContext2D, cloth: HTMLImageElement | null): void {
  pen.textAlign = "center";
  pen.fillStyle = cream;
  pen.fillRect(0, 0, side, side);
  fillWithCloth(pen, cloth, () => pen.rect(0, 0, side, side));
  pen.fillStyle = teal;
  pen.fillRect(frame, frame, side - 2 * frame, side - 2 * frame);
}

function fillWithCloth(pen: CanvasRenderingContext2D, cloth: HTMLImageElement | null, shape: () => void): void {
  if (!cloth) return;
  pen.save();
  pen.beginPath();
  shape();
  pen.clip();
  const height = (tile * cloth.naturalHeight) / cloth.naturalWidth;
  for (let y = 0; y < side; y += height) {
    for (let x = 0; x < side; x += tile) pen.drawImage(cloth, x, y, tile, height);
  }
  pen.restore();
}

type LogoParts = {
  readonly cloth: HTMLImageElement | null;
  readonly logo: HTMLImageElement | null;
  readonly name: string;
  readonly top: number;
};

function drawLogo(pen: CanvasRenderingContext2D, { cloth, logo, name, top }: LogoParts): void {
  const x = side / 2;
  const y = top + badgeDiameter / 2;
  const circle = (radius: number) => pen.arc(x, y, radius, 0, 2 * Math.PI);
  const disc = (radius: number) => {
    pen.beginPath();
    circle(radius);
    pen.fillStyle = cream;
    pen.fill();
  };
  disc(badgeDiameter / 2);
  fillWithCloth(pen, cloth, () => circle(badgeDiameter / 2));
  disc(logoDiameter / 2 + 6);
  if (!logo) {
    pen.fillStyle = teal;
    pen.font = `780 96px ${displayFont}`;
    pen.fillText(monogramOf(name), x, y + 34);
    return;
  }
  pen.save();
  pen.beginPath();
  circle(logoDiameter / 2);
  pen.clip();
  const scale = logoDiameter / Math.min(logo.naturalWidth, logo.naturalHeight);
  const [width, height] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
  pen.drawImage(logo, x - width / 2, y - height / 2, width, height);
  pen.restore();
}

function linesOf(pen: CanvasRenderingContext2D, caption: string): string[] {
  pen.font = `780 99px ${displayFont}`;
  return wordsInLines(caption, 620, (line) => pen.measureText(line).width);
}

function nameOf(pen: CanvasRenderingContext2D, name: string): FittedText {
  return fitName(name, side - 2 * frame - 80, (line, size) => {
    pen.font = `650 ${size}px ${bodyFont}`;
    return pen.measureText(line).width;
  });
}

function drawName(pen: CanvasRenderingContext2D, { lines, size }: FittedText, top: number): void {
  pen.font = `650 ${size}px ${bodyFont}`;
  for (const [index, line] of lines.entries()) pen.fillText(line, side / 2, top + size + index * size * 1.3);
}

/** Null if the picture cannot be loaded, or if CORS does not allow drawing it. */
function loadImage(src: string | undefined): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    if (!src) return resolve(null);
    const image = new Image();
    image.crossOrigin = "anonymous";
    image.onload = () => resolve(image.naturalWidth > 0 ? image : null);
    image.onerror = () => resolve(null);
    image.src = src;
  });
}
