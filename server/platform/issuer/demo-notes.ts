import type { Settings } from "#server/env.ts";
import { demoAccounts } from "./demo-accounts.ts";

/** Whom to sign in as, for whoever has just started a demo. */
export function demoNotes(settings: Pick<Settings, "demo" | "oidc" | "adminEmails">): string[] {
  if (!settings.demo || settings.oidc) return [];
  const rows = Object.entries({
    "a host": demoAccounts.host,
    "a new host": demoAccounts.newHost,
    // Where an operator names moderators, this one is a person like any other.
    ...(settings.adminEmails.length === 0 ? { "a moderator": demoAccounts.moderator } : {}),
  });
  return ["Sign in, without a password, as", ...rows.map(([who, { email }]) => `  ${who.padEnd(13)}${email}`)];
}
