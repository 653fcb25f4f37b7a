import { product } from "#contract/product.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { type Translate, translator } from "#messages/translate.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import type { CalendarPart, MailContent } from "./mail-message.ts";

export type LetterLink = { readonly label: string; readonly url: string };
export type LetterLine = { readonly text: string; readonly link?: LetterLink };

/** What a template returns. HTML and plain text are generated from it, in the same order. */
export type Letter = {
  readonly subject: string;
  /** Preview text: mail clients show it next to the subject; hidden in the mail itself. */
  readonly firstLine: string;
  readonly heading: string;
  readonly intro: readonly string[];
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  readonly button?: LetterLink;
  readonly notes?: readonly LetterLine[];
  /** Below the card, in small print: who can use the link, why the mail was sent. */
  readonly small?: readonly LetterLine[];
  readonly calendar?: CalendarPart;
};

export type Frame = { readonly locale: Locale; readonly footer: LetterLine };

/** In the recipient's language; has only the texts of mails. */
export function mailTranslator(locale: Locale): Translate<"mail"> {
  return translator<"mail">(locale, messagesFor(locale, "mail"));
}

/** Adds the common header and footer, as HTML and plain text. */
export function framed(letter: Letter, locale: Locale, publicUrl: string): MailContent {
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
