import { decodeHTML } from "entities";

const maxCharactersRead = 20_000;
const wholeElements = /<(script|style|iframe|svg)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const blockEnds = /<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi;
const tags = /<[a-z/!?][^<>]*>/gi;
// These are control characters, zero-width spaces and bidirectional controls.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Some feeds escape their text twice, so it is decoded twice. */
export function plainText(markup: string, maxCharacters: number): string {
  let text = markup.slice(0, maxCharactersRead);
  for (let round = 0; round < 2; round++) text = decodeHTML(withoutTags(text));
  return shorten(withoutTags(text).replace(unseen, " ").replace(/\s+/g, " ").trim().toWellFormed(), maxCharacters);
}

function withoutTags(text: string): string {
  return text.replace(wholeElements, " ").replace(blockEnds, " ").replace(tags, "");
}

function shorten(text: string, maxCharacters: number): string {
  const characters = [...text];
  if (characters.length <= maxCharacters) return text;
  const cut = characters.slice(0, maxCharacters - 1).join("");
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s.,;:–-]+$/, "")}…`;
}
