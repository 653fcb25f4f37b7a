type ModeratorSettings = { readonly adminEmails: readonly string[]; readonly oidc: unknown };
type Claimed = { readonly email: string; readonly email_verified: boolean };

/** If ADMIN_EMAILS is empty, the demo account is a moderator, but only with the local issuer. */
export function isModerator(user: Claimed, settings: ModeratorSettings, demoModerator: string): boolean {
  if (!user.email_verified) return false;
  const email = user.email.toLowerCase();
  if (settings.adminEmails.length > 0) return settings.adminEmails.includes(email);
  return settings.oidc === null && email === demoModerator;
}
