import type { z } from "zod";
import type { SessionProvider } from "#contract/session.ts";
import type { ProviderAccount } from "./provider-store.ts";

/** Only for the owner of the account. */
export function accountAnswer(account: ProviderAccount): z.output<typeof SessionProvider> {
  return {
    id: account.id,
    user_id: account.user_id,
    first_name: account.first_name,
    last_name: account.last_name,
    date_of_birth: account.date_of_birth,
    email: account.email,
    agreed_to_terms: true,
    terms_accepted_at: account.terms_accepted_at.toISOString(),
    is_suspended: account.suspended_at !== null,
  };
}
