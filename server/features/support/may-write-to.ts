import type { Deps } from "#server/deps.ts";
import { Refusal } from "#server/refusal.ts";

/** Whether one more mail of this kind may go to an address that somebody, perhaps not its owner, has typed. */
export async function mayWriteTo(
  deps: Deps,
  kind: "acknowledgements" | "deletionMails",
  email: string,
): Promise<boolean> {
  try {
    await deps.limits.spend(kind, email.toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === "too_many_requests") return false;
    throw error;
  }
}
