import type { Translate } from "#messages/translate.ts";
import { formatFullLength } from "#web/lib/format-duration.ts";

/** `until` is the last moment to move or cancel, already formatted in the venue's zone. */
export type CancelPolicy = { readonly cancelMinutes: number; readonly until: string };

const usualMinutes = 60;

/** The usual rule has a fixed sentence. */
export function policyWords(t: Translate<"booking" | "common">, { cancelMinutes, until }: CancelPolicy): string {
  if (cancelMinutes === 0) return t("review.anyTimePolicy");
  if (cancelMinutes === usualMinutes) return `${t("review.policy")} ${t("review.policyMeans")}`;
  return t("review.otherPolicy", { length: formatFullLength(t, cancelMinutes), moment: until });
}
