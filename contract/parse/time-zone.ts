/** A name such as `Europe/Rome`, old names included. Offsets such as `+01:00` are not zones: they have no summer time. */
export function isTimeZone(text: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "" && /^[A-Za-z]/.test(text)
    );
  } catch {
    return false;
  }
}
