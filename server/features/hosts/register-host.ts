import { Temporal } from "temporal-polyfill";
import { countryPack } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { registerProvider as endpoint } from "#contract/hosts.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { type Person, setCurrentHost } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { insertCalendar } from "./calendar-name-store.ts";
import { hostAnswer } from "./host-answer.ts";
import { ageProblem, termsVersion } from "./host-rules.ts";
import { findFoundedHost, insertHost, putPersonalDetails } from "./host-store.ts";
import { insertMember } from "./member-store.ts";

export async function registerHost(
  deps: Deps,
  actor: Person,
  { query, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const country = query.hostCountry ?? deps.settings.countries[0].code;
  const problem = ageProblem(body.date_of_birth, todayIn(deps, country));
  if (problem) refuse("invalid_fields", { fields: { date_of_birth: problem } });
  const host = await inTransaction(deps.db, async (trx) => {
    const { first_name, last_name, date_of_birth, email } = body;
    const founder = { userId: actor.userId, country, first_name, last_name, date_of_birth, email };
    const founded = (await foundHost(trx, founder)) ?? refuse("account_exists");
    await setCurrentHost(trx, actor.sessionHash, founded.hostId);
    return findFoundedHost(trx, actor.userId);
  });
  return success(actor, "account.created", hostAnswer(host ?? refuse("account_exists")));
}

type Founder = {
  readonly userId: number;
  readonly country: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly date_of_birth: string;
  readonly email: string;
};

/** The founder becomes the owner and gets one calendar. Returns undefined if the person has already founded a host. */
export async function foundHost(
  trx: Db,
  { userId, country, email, ...details }: Founder,
): Promise<{ hostId: number; calendarId: number } | undefined> {
  const name = `${details.first_name} ${details.last_name}`.trim();
  const hostId = await insertHost(trx, { founder_id: userId, name, email, country });
  if (hostId === undefined) return undefined;
  await putPersonalDetails(trx, { user_id: userId, ...details, terms_version: termsVersion });
  await insertMember(trx, { host_id: hostId, user_id: userId, role: "owner" });
  const calendarId = await insertCalendar(trx, {
    host_id: hostId,
    name: details.first_name,
    colour: "teal",
    member_id: userId,
    named_after: userId,
    position: 1,
  });
  return { hostId, calendarId };
}

function todayIn({ clock }: Deps, country: string): string {
  return Temporal.Instant.fromEpochMilliseconds(clock.now().getTime())
    .toZonedDateTimeISO(countryPack(country).timeZone)
    .toPlainDate()
    .toString();
}
