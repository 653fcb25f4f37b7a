/** Removes accents and case, so that a search for "zejtun" finds "Żejtun". The letter ħ becomes h. */
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
 * Labels in which a word starts with the query come first. `alsoFound` returns values that match for another reason,
 * and they come last.
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
