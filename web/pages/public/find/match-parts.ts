type Part = { readonly at: number; readonly text: string; readonly isMatch: boolean };

/** Splits a name so that the typed beginnings of its words can be shown in bold. Marks and case make no difference. */
export function matchParts(name: string, typed: string): Part[] {
  const starts = fold(typed).split(/\s+/).filter(Boolean);
  return [...name.matchAll(/[^\s-]+[\s-]*|[\s-]+/g)].flatMap(({ 0: word, index: at }) => {
    const length = Math.max(0, ...starts.filter((start) => fold(word).startsWith(start)).map((start) => start.length));
    const parts = [
      { at, text: word.slice(0, length), isMatch: true },
      { at: at + length, text: word.slice(length), isMatch: false },
    ];
    return parts.filter(({ text }) => text !== "");
  });
}

/** One letter for each letter, so that the lengths stay equal. */
function fold(text: string): string {
  return [...text.normalize("NFC").toLowerCase()]
    .map((letter) => letter.normalize("NFD").charAt(0))
    .join("")
    .replaceAll("ħ", "h");
}
