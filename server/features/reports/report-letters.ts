import type { Locale } from "#messages/catalogue.ts";
import { mailTranslator, renderLetter } from "#server/platform/mail/letter.ts";

export function reportReceivedLetter(locale: Locale, publicUrl: string, id: number) {
  const t = mailTranslator(locale);
  return renderLetter(
    {
      subject: t("report.received.subject"),
      firstLine: t("report.received.firstLine"),
      heading: t("report.received.heading"),
      intro: [t("report.received.intro")],
      facts: [{ label: t("report.number"), value: String(id) }],
      small: [{ text: t("report.received.why") }],
    },
    locale,
    publicUrl,
  );
}

type ClosedReport = {
  readonly id: number;
  readonly outcome: "upheld" | "dismissed";
  readonly about: "listing" | "event";
};

export function reportClosedLetter(locale: Locale, publicUrl: string, { id, outcome, about }: ClosedReport) {
  const t = mailTranslator(locale);
  return renderLetter(
    {
      subject: t("report.closed.subject"),
      firstLine: t("report.closed.firstLine"),
      heading: t("report.closed.heading"),
      intro: [t(`report.closed.${outcome}.${about}`)],
      facts: [{ label: t("report.number"), value: String(id) }],
      notes: [{ text: t("report.closed.object"), link: { label: t("review.contact"), url: `${publicUrl}/contact` } }],
      small: [{ text: t("report.received.why") }],
    },
    locale,
    publicUrl,
  );
}
