const accents: Record<string, string> = {
  a: "á",
  b: "ƀ",
  c: "ç",
  d: "đ",
  e: "é",
  f: "ƒ",
  g: "ĝ",
  h: "ĥ",
  i: "í",
  j: "ĵ",
  k: "ķ",
  l: "ļ",
  m: "ɱ",
  n: "ñ",
  o: "ó",
  p: "þ",
  q: "ɋ",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "ú",
  v: "ṽ",
  w: "ŵ",
  x: "ẋ",
  y: "ý",
  z: "ž",
};

/**
 * The texts get accents, become a third longer and read from right to left. Text that still looks normal on a page is
 * not translated.
 */
export function pseudo<T extends Record<string, unknown>>(messages: T): T {
  // The same keys, with texts instead of texts. Object.fromEntries forgets the names.
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, pseudoMessage(value)])) as T;
}

function pseudoMessage(message: unknown): unknown {
  if (typeof message === "string") return pseudoText(message);
  if (message && typeof message === "object") return pseudo({ ...message });
  return message;
}

function pseudoText(text: string): string {
  const accented = text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith("{") ? part : part.replace(/[a-z]/g, (letter) => accents[letter] ?? letter)))
    .join("");
  return `[${accented}${"~".repeat(Math.ceil(text.length / 3))}]`;
}
