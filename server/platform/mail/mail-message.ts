/** Mail clients offer to add, update or remove the appointment in this .ics file. */
export type CalendarPart = {
  readonly method: "PUBLISH" | "REQUEST" | "CANCEL";
  readonly fileName: string;
  readonly content: string;
};

export type MailContent = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: CalendarPart;
};

export type MailMessage = MailContent & {
  /** Must be exactly one address. */
  readonly to: string;
};

/** The message is unsafe or invalid. The error text never contains the value, which may be a person's address. */
export class BadMail extends Error {}

const addressPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const fileNamePattern = /^[a-z0-9][a-z0-9-]{0,60}\.ics$/;

/** Refuses anything that could inject a header, a recipient or a MIME part. */
export function checkMail(message: MailMessage): void {
  if (!isMailAddress(message.to)) throw new BadMail("the recipient must be exactly one plain email address");
  const { subject } = message;
  if (subject === "" || subject.length > 250 || controlCharacters.test(subject) || !subject.isWellFormed()) {
    throw new BadMail("the subject must be one line of text");
  }
  if (!message.text || !message.html) throw new BadMail("a mail needs a text part and an HTML part");
  if (message.calendar && !fileNamePattern.test(message.calendar.fileName)) {
    throw new BadMail("the calendar file needs a plain name that ends in .ics");
  }
}

function isMailAddress(value: string): boolean {
  return value.length <= 254 && (value.split("@")[0] ?? "").length <= 64 && addressPattern.test(value);
}
