import { formatDate } from "#format/dates.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { Settings } from "#server/env.ts";
import { mailTranslator, renderLetter } from "#server/platform/mail/letter.ts";

export function contactReceivedLetter(locale: Locale, publicUrl: string) {
  const t = mailTranslator(locale);
  return renderLetter(
    {
      subject: t("contact.subject"),
      firstLine: t("contact.firstLine"),
      heading: t("contact.heading"),
      intro: [t("contact.intro")],
      small: [{ text: t("contact.why") }],
    },
    locale,
    publicUrl,
  );
}

export function contactAnsweredLetter(locale: Locale, publicUrl: string, message: string, answer: string) {
  const t = mailTranslator(locale);
  return renderLetter(
    {
      subject: t("contact.answered.subject"),
      firstLine: t("contact.answered.firstLine"),
      heading: t("contact.answered.heading"),
      intro: answer.split(/\n{2,}/),
      notes: [{ text: t("contact.answered.yours", { message }) }],
      small: [{ text: t("contact.answered.why") }],
    },
    locale,
    publicUrl,
  );
}

export function deletionRequestedLetter(
  locale: Locale,
  publicUrl: string,
  request: { link: string; linkDays: number; dueAt: Date; timeZone: string },
) {
  const t = mailTranslator(locale);
  return renderLetter(
    {
      subject: t("deletion.subject"),
      firstLine: t("deletion.firstLine"),
      heading: t("deletion.heading"),
      intro: [t("deletion.received"), t("deletion.intro")],
      facts: [{ label: t("deletion.due"), value: formatDate(request.dueAt, locale, request.timeZone) }],
      button: { label: t("deletion.button"), url: request.link },
      notes: [{ text: t("deletion.linkDays", { count: request.linkDays }) }],
      small: [{ text: t("deletion.why") }],
    },
    locale,
    publicUrl,
  );
}

export function deletionConfirmedLetter(locale: Locale, { publicUrl, countries: [country] }: Settings, dueAt: Date) {
  const t = mailTranslator(locale);
  const date = formatDate(dueAt, locale, country.timeZone);
  return renderLetter(
    {
      subject: t("deletion.confirmed.subject"),
      firstLine: t("deletion.confirmed.firstLine", { date }),
      heading: t("deletion.confirmed.heading"),
      intro: [t("deletion.confirmed.intro")],
      facts: [{ label: t("deletion.due"), value: date }],
      notes: [{ text: t("deletion.confirmed.last") }],
    },
    locale,
    publicUrl,
  );
}
