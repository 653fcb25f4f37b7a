import type { Settings } from "#server/env.ts";
import { demoAccounts } from "./demo-accounts.ts";

export function demoNotes(settings: Pick<Settings, "demo" | "oidc" | "adminEmails">): string[] {
  if (!settings.demo || settings.oidc) return [];
  const rows = Object.entries({
    "a host": demoAccounts.host,
    "a new host": demoAccounts.newHost,
    "a team owner": demoAccounts.teamOwner,
    "a team member": demoAccounts.staff,
    // If ADMIN_EMAILS is set, this account is not a moderator.
    ...(settings.adminEmails.length === 0 ? { "a moderator": demoAccounts.moderator } : {}),
  });
  return ["Sign in without a password as:", ...rows.map(([who, { email }]) => `  ${who.padEnd(15)}${email}`)];
}
