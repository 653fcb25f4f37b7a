import type { Gate } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import type { KnownVisitor, Moderator, Person, Visitor } from "./actors.ts";
import { findPerson } from "./find-person.ts";

/** This gate makes no database query. Use it for reads that are the same for everybody. */
export const anyone: Gate<Visitor> = {
  who: "anyone",
  open: async (_deps, { address, locale, isCounted }) => ({ kind: "visitor", address, locale, isCounted }),
};

/** Use this gate for public reads that show more to the owner. */
export const anyoneKnown: Gate<KnownVisitor> = {
  who: "anyone",
  open: async (deps, caller) => ({
    kind: "visitor",
    address: caller.address,
    locale: caller.locale,
    person: await findPerson(deps, caller),
  }),
};

export const signedIn: Gate<Person> = {
  who: "a signed-in person",
  async open(deps, caller) {
    if (caller.apiKey !== null) refuse("key_not_accepted");
    return (await findPerson(deps, caller)) ?? refuse("not_signed_in");
  },
};

export const moderator: Gate<Moderator> = {
  who: "a moderator",
  async open(deps, caller, request) {
    const person = await signedIn.open(deps, caller, request);
    return person.isModerator ? { ...person, isModerator: true } : refuse("moderators_only");
  },
};
