import { minimumHostAge } from "#contract/lists/limits.ts";

/** The version of the provider terms that a new host accepts. Raise it when their meaning changes. */
export const termsVersion = "2025-04-05";

const oldestAge = 120;

/**
 * Both dates are calendar dates where the host is. Someone born on 29 February comes of age on 1 March in a common year.
 */
export function ageProblem(dateOfBirth: string, today: string): "under_age" | "unknown_format" | null {
  const age = ageOn(dateOfBirth, today);
  if (age < minimumHostAge) return "under_age";
  return age > oldestAge ? "unknown_format" : null;
}

function ageOn(dateOfBirth: string, today: string): number {
  const hadBirthday = today.slice(5) >= dateOfBirth.slice(5);
  return Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (hadBirthday ? 0 : 1);
}
