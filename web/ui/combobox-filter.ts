/** Letters as people type them on any keyboard: no marks, no case, and ħ as h. */
function foldText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ħ", "h").replace(/[’']/g, "'");
}

/** Options that hold what was typed; those with a word that starts with it come first. */
export function filterOptions<O extends { readonly label: string }>(
  options: readonly O[],
  query: string,
): readonly O[] {
  const wanted = foldText(query.trim());
  if (!wanted) return options;
  const matches = options.map((option) => ({
    option,
    at: foldText(option.label).indexOf(wanted),
    starts: startsWord(option.label, wanted),
  }));
  return matches
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(b.starts) - Number(a.starts))
    .map(({ option }) => option);
}

function startsWord(label: string, wanted: string): boolean {
  const folded = foldText(label);
  return folded.startsWith(wanted) || folded.split(/[\s\-(]+/).some((word) => word.startsWith(wanted));
}
