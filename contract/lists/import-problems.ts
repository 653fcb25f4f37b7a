/** Why another calendar cannot be read. */
export const importProblems = [
  "private",
  "unreachable",
  "too_large",
  "moved",
  "gone",
  "refused",
  "not_a_calendar",
] as const;

export type ImportProblem = (typeof importProblems)[number];
