import { product } from "#contract/product.ts";
import type { Frame, Letter, LetterLine } from "./letter-parts.ts";

export function letterText(letter: Letter, frame: Frame): string {
  const blocks = [
    product.name,
    letter.heading,
    ...letter.intro,
    (letter.facts ?? []).map(({ label, value }) => `${label}: ${value}`).join("\n"),
    letter.button ? `${letter.button.label}:\n${letter.button.url}` : "",
    ...(letter.notes ?? []).map(lineText),
    "--",
    ...(letter.small ?? []).map(lineText),
    lineText(frame.footer),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function lineText({ text, link }: LetterLine): string {
  return link ? `${text} ${link.label}: ${link.url}` : text;
}
