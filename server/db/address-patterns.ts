/**
 * A match after one of these characters would be the end of a longer address. An apostrophe counts only after a letter
 * or digit, because it can also be a quotation mark.
 */
const notAfter = "(?<![[:alnum:]_.!#$%&*+/=?^`{|}~-]|[[:alnum:]]')";
const notBefore = "(?![[:alnum:]_-]|[.][[:alnum:]])";

/** The patterns expect lower-case text. They match whole addresses, never a part of a longer one. */
export function addressPatterns(emails: readonly string[]): string[] {
  return emails.map((email) => `${notAfter}${email.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "\\$&")}${notBefore}`);
}
