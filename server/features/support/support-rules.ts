/** Who carries out confirmed requests: a room above this one. */
export const erasureQueue = "erase-people";

type Request = { readonly requested_at: Date; readonly confirmed_at: Date | null };

/** A confirmed request can always be looked at; an unconfirmed one only while its link works. */
export function isOpenable({ requested_at, confirmed_at }: Request, linkDays: number, now: Date): boolean {
  return confirmed_at !== null || now.getTime() - requested_at.getTime() < linkDays * 86_400_000;
}
