import { product } from "#contract/product.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { type Translate, translator } from "#messages/translate.ts";
import { letterHtml } from "./letter-html.ts";
import type { Letter } from "./letter-parts.ts";
import { letterText } from "./letter-text.ts";
import type { MailContent } from "./mail-message.ts";

export function mailTranslator(locale: Locale): Translate<"mail"> {
  return translator<"mail">(locale, messagesFor(locale, "mail"));
}

export function renderLetter(letter: Letter, locale: Locale, publicUrl: string): MailContent {
  const t = mailTranslator(locale);
  const sender = `${product.name}. ${t("frame.sender", { address: product.supportEmail })}`;
  const footer = { text: sender, link: { label: t("frame.privacy"), url: `${publicUrl}/privacy-policy` } };
  return {
    subject: shortened(letter.subject),
    html: letterHtml(letter, { locale, footer }),
    text: letterText(letter, { locale, footer }),
    ...(letter.calendar ? { calendar: letter.calendar } : {}),
  };
}

const longestSubject = 200;

/** Names can be long, and `checkMail` refuses subjects of more than 250 characters. */
function shortened(subject: string): string {
  if (subject.length <= longestSubject) return subject;
  const characters = [...subject];
  while (characters.join("").length >= longestSubject) characters.pop();
  return `${characters.join("")}…`;
}
