import { minimumHostAge } from "#contract/lists/limits.ts";

/** New hosts accept this version of the provider terms. Change it when the meaning of the terms changes. */
export const termsVersion = "2025-04-05";

const oldestAge = 120;

/**
 * Both dates are calendar dates in the host's country. In a common year, someone born on 29 February comes of age on 1
 * March.
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
