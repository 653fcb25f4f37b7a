import { Temporal } from "temporal-polyfill";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { product } from "#contract/product.ts";
import type { registerProvider as endpoint } from "#contract/provider-accounts.ts";
import type { Deps } from "#server/deps.ts";
import type { Person } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { accountAnswer } from "./account-answer.ts";
import { ageProblem, termsVersion } from "./provider-rules.ts";
import { insertAccount } from "./provider-store.ts";

export async function registerProvider(
  deps: Deps,
  actor: Person,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const problem = ageProblem(body.date_of_birth, todayInMalta(deps));
  if (problem) refuse("invalid_fields", { fields: { date_of_birth: problem } });
  const account = await insertAccount(deps.db, {
    user_id: actor.userId,
    first_name: body.first_name,
    last_name: body.last_name,
    date_of_birth: body.date_of_birth,
    email: body.email,
    terms_version: termsVersion,
  });
  if (!account) refuse("account_exists");
  return success(actor, "account.created", accountAnswer(account));
}

function todayInMalta({ clock }: Deps): string {
  return Temporal.Instant.fromEpochMilliseconds(clock.now().getTime())
    .toZonedDateTimeISO(product.timeZone)
    .toPlainDate()
    .toString();
}
