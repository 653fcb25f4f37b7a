import type { Locale } from "#messages/catalogue.ts";
import type { CalendarPart } from "./mail-message.ts";

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
