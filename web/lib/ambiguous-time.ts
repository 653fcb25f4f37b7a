const hourMs = 3_600_000;

/** Whether the clock shows this time twice because clocks go back that night. `clock` formats an instant. */
function isShownTwice(at: number, clock: (at: number) => string): boolean {
  return [-hourMs, hourMs].some((shift) => clock(at + shift) === clock(at));
}

/** Formats "02:30 CET" where the clock shows 02:30 twice that night, "02:30" on every other day. */
export function clockWithZone(timeZone: string, clock: (at: number) => string): (at: number) => string {
  const zoned = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", timeZoneName: "short" });
  return (at) => {
    if (!isShownTwice(at, clock)) return clock(at);
    const zone = zoned.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
    return `${clock(at)} ${zone}`;
  };
}
