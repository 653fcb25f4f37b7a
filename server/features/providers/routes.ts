import { readHost as readHostContract } from "#contract/moderation.ts";
import { registerProvider as register } from "#contract/provider-accounts.ts";
import { getSession } from "#contract/session.ts";
import { anyoneKnown, moderator, signedIn } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { readHost } from "./read-host.ts";
import { readSession } from "./read-session.ts";
import { registerProvider } from "./register-provider.ts";

export const providerRoutes: readonly Route[] = [
  route(getSession, anyoneKnown, readSession),
  route(register, signedIn, registerProvider),
  route(readHostContract, moderator, readHost),
];
