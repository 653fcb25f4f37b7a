/**
 * Names such as `Europe/Rome` are allowed, including old ones. Offsets such as `+01:00` are not zones, because they
 * have no summer time.
 */
export function isTimeZone(text: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "" && /^[A-Za-z]/.test(text)
    );
  } catch {
    return false;
  }
}
