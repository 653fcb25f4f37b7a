/** The erasure feature defines this job. It depends on this feature, so its name is repeated here. */
export const erasureQueue = "erase-people";

type Request = { readonly requested_at: Date; readonly confirmed_at: Date | null };

export function isOpenable({ requested_at, confirmed_at }: Request, linkDays: number, now: Date): boolean {
  return confirmed_at !== null || now.getTime() - requested_at.getTime() < linkDays * 86_400_000;
}

type Claimed = { readonly could_mean: readonly number[]; readonly meant_user_id: number | null };

/** True if the address does not show whose account is meant and no moderator has decided yet. */
export function isUnclear({ could_mean, meant_user_id }: Claimed): boolean {
  return could_mean.length > 0 && meant_user_id === null;
}
