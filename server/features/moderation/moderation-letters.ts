import type { ModerationReason } from "#contract/lists/moderation-reasons.ts";
import { product } from "#contract/product.ts";
import type { Locale } from "#messages/catalogue.ts";
import { mailTranslator, renderLetter } from "#server/platform/mail/letter.ts";
import type { LetterLine } from "#server/platform/mail/letter-parts.ts";

type Decided = {
  readonly kind: "services" | "events";
  readonly id: number;
  readonly name: string;
  readonly action: "approved" | "refused" | "suspended" | "reinstated";
  readonly reason: ModerationReason | null;
  readonly words: string | null;
};

export function reasonText(language: Locale, reason: ModerationReason, words: string | null): string {
  const sentence = mailTranslator(language)(`reason.${reason}`);
  return words ? `${sentence} ${words}` : sentence;
}

/** EU law requires a statement of reasons: what was decided, why, on which rule, by whom, and how to object. */
export function moderationLetter(locale: Locale, publicUrl: string, decided: Decided) {
  const t = mailTranslator(locale);
  const { action, name, reason, words } = decided;
  const intro = t(`review.${action}.intro`, { name });
  return renderLetter(
    {
      subject: t(`review.${action}.subject`, { name }),
      firstLine: intro,
      heading: t(`review.${action}.heading`),
      intro: [intro],
      facts: [
        { label: t(decided.kind === "services" ? "review.listing" : "review.event"), value: name },
        { label: t("review.decision"), value: t(`review.${action}.decision`) },
        ...(reason ? [{ label: t("review.reason"), value: t(`reason.${reason}`) }] : []),
        ...(words ? [{ label: t("review.words"), value: words }] : []),
      ],
      button: { label: t("review.button"), url: `${publicUrl}/${decided.kind}/${decided.id}` },
      notes: action === "refused" || action === "suspended" ? objections(locale, publicUrl, action) : [],
      small: [{ text: t("review.why") }],
    },
    locale,
    publicUrl,
  );
}

function objections(locale: Locale, publicUrl: string, action: "refused" | "suspended"): LetterLine[] {
  const t = mailTranslator(locale);
  return [
    { text: t(`review.${action}.next`) },
    {
      text: t("review.rule"),
      link: { label: t("review.terms"), url: `${publicUrl}/${product.slug}-providers-terms-and-conditions` },
    },
    { text: t("review.object"), link: { label: t("review.contact"), url: `${publicUrl}/contact` } },
  ];
}
