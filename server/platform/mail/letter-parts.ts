import type { Locale } from "#messages/catalogue.ts";
import type { CalendarPart } from "./mail-message.ts";

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
