import type { z } from "zod";
import type { SessionProvider } from "#contract/session.ts";
import type { FoundedHost } from "./host-store.ts";

/** Only the founder may get this answer, because it contains personal details. */
export function hostAnswer(host: FoundedHost): z.output<typeof SessionProvider> {
  return {
    id: host.id,
    user_id: host.user_id,
    first_name: host.first_name,
    last_name: host.last_name,
    date_of_birth: host.date_of_birth,
    email: host.email,
    agreed_to_terms: true,
    terms_accepted_at: host.terms_accepted_at.toISOString(),
    is_suspended: host.suspended_at !== null,
  };
}
