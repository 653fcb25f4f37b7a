/** The next address, or null if there is none or if it would give up encryption. Only checks the protocol. */
export function redirectedTo(address: string, location: string | undefined): string | null {
  if (!location || !URL.canParse(location, address)) return null;
  const next = new URL(location, address);
  const isAsSafe = next.protocol === "https:" || next.protocol === new URL(address).protocol;
  return isAsSafe ? next.href : null;
}
