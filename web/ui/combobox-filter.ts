/** Letters as people type them on any keyboard: no marks, no case, ħ as h, and a space for whatever stands between words. */
export function foldText(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters
    .replaceAll("ħ", "h")
    .replaceAll("’", "'")
    .replace(/[\s_/-]+/g, " ")
    .trim();
}

/** Whether a word of the text starts with what was typed. */
export function startsWord(text: string, query: string): boolean {
  return ` ${foldText(text).replaceAll("(", "")}`.includes(` ${foldText(query)}`);
}

/**
 * Options that hold what was typed; those with a word that starts with it come first. `alsoFound` names values that fit for
 * another reason than their label: they come last.
 */
export function filterOptions<O extends { readonly label: string; readonly value?: string }>(
  options: readonly O[],
  query: string,
  alsoFound?: ((query: string) => readonly string[]) | undefined,
): readonly O[] {
  const wanted = foldText(query);
  if (!wanted) return options;
  const others = new Set(alsoFound?.(query));
  const rankOf = ({ label, value }: O) => {
    if (startsWord(label, wanted)) return 0;
    if (foldText(label).includes(wanted)) return 1;
    return value !== undefined && others.has(value) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, rank: rankOf(option) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}
