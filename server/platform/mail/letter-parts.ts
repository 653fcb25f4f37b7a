import type { Locale } from "#messages/catalogue.ts";
import type { CalendarPart } from "./mail-message.ts";

export type LetterLink = { readonly label: string; readonly url: string };
export type LetterLine = { readonly text: string; readonly link?: LetterLink };

/** HTML and plain text are generated from this, in the same order. */
export type Letter = {
  readonly subject: string;
  /** Mail clients show this preview text next to the subject. It is hidden in the mail itself. */
  readonly firstLine: string;
  readonly heading: string;
  readonly intro: readonly string[];
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  readonly button?: LetterLink;
  readonly notes?: readonly LetterLine[];
  readonly small?: readonly LetterLine[];
  readonly calendar?: CalendarPart;
};

export type Frame = { readonly locale: Locale; readonly footer: LetterLine };
