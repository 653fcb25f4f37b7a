/** What an address may consist of before its @; an apostrophe counts inside of one only, because texts quote with it. */
const notAfter = "(?<![[:alnum:]_.!#$%&*+/=?^`{|}~-]|[[:alnum:]]')";
const notBefore = "(?![[:alnum:]_-]|[.][[:alnum:]])";

/**
 * Regular expressions, in PostgreSQL's way of writing them, that find these addresses in text of lower case: whole ones,
 * never a part of somebody else's.
 */
export function addressPatterns(emails: readonly string[]): string[] {
  return emails.map((email) => `${notAfter}${email.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "\\$&")}${notBefore}`);
}
