const longest = 60;

/** Null if it may be about a person: an address or a number, or a long text. */
export function wordsToKeep(text: string): string | null {
  const words = text.trim().toLowerCase().replace(/\s+/g, " ");
  const isPrivate = /@|\d{4}/.test(words) || words.length > longest;
  return words === "" || isPrivate ? null : words;
}
