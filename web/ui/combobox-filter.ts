/** Normalises text for searching: no accents, lower case, ħ as h, and one space between words. */
export function foldText(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters
    .replaceAll("ħ", "h")
    .replaceAll("’", "'")
    .replace(/[\s_/-]+/g, " ")
    .trim();
}

export function startsWord(text: string, query: string): boolean {
  return ` ${foldText(text).replaceAll("(", "")}`.includes(` ${foldText(query)}`);
}

/**
 * Options whose label contains the query; those where a word starts with it come first. `alsoFound` returns values that
 * match by something other than their label: they come last.
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
