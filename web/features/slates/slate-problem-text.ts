type Sentence = "slate.notFound" | "slate.failed" | "slate.broken";
type Word = (sentence: Sentence, values: { readonly status: number }) => string;

export function slateProblemText(status: number, t: Word): string {
  if (status === 404) return t("slate.notFound", { status });
  return t(status > 0 ? "slate.failed" : "slate.broken", { status });
}
