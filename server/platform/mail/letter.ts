import { product } from "#contract/product.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { type Translate, translator } from "#messages/translate.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import type { CalendarPart, MailContent } from "./mail-message.ts";

export type LetterLink = { readonly label: string; readonly url: string };
/** A sentence, and a link that may follow it. */
export type LetterLine = { readonly text: string; readonly link?: LetterLink };

/** What a template function says. The frame around it, its HTML and its plain text are made from this, in one order. */
export type Letter = {
  readonly subject: string;
  /** Shown by mail programs beside the subject, hidden in the letter. */
  readonly firstLine: string;
  readonly heading: string;
  readonly intro: readonly string[];
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  readonly button?: LetterLink;
  readonly notes?: readonly LetterLine[];
  /** Below the card: who can use the link, why this mail came. */
  readonly small?: readonly LetterLine[];
  readonly calendar?: CalendarPart;
};

export type Frame = { readonly locale: Locale; readonly footer: LetterLine };

/** The template's translator: the recipient's language, and only the mails' own sentences. */
export function mailTranslator(locale: Locale): Translate<"mail"> {
  return translator<"mail">(locale, messagesFor(locale, "mail"));
}

/** Puts a letter into the common frame, as HTML and as plain text. */
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

/** A name of many signs must not make a subject that no mail can carry. */
function shortened(subject: string): string {
  if (subject.length <= longestSubject) return subject;
  const characters = [...subject];
  while (characters.join("").length >= longestSubject) characters.pop();
  return `${characters.join("")}…`;
}
