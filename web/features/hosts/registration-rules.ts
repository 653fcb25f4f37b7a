import { isBlank } from "#contract/parse/visible-text.ts";

export type Registration = {
  /** The form asks for this only if the product serves several countries. */
  readonly country: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly dateOfBirth: string;
  readonly agreed: boolean;
};

type RegistrationProblem = "required" | "badEmail" | "needsBirth" | "needsTerms";
export type RegistrationProblems = Partial<Record<keyof Registration, RegistrationProblem>>;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks only that required fields are filled in. The server checks the age. */
export function registrationProblems(values: Registration): RegistrationProblems {
  const problems: RegistrationProblems = {};
  if (isBlank(values.firstName)) problems.firstName = "required";
  if (isBlank(values.lastName)) problems.lastName = "required";
  if (isBlank(values.email)) problems.email = "required";
  else if (!emailShape.test(values.email.trim())) problems.email = "badEmail";
  if (!values.dateOfBirth) problems.dateOfBirth = "needsBirth";
  if (!values.agreed) problems.agreed = "needsTerms";
  return problems;
}

export const registrationFields: Readonly<Record<string, keyof Registration>> = {
  first_name: "firstName",
  last_name: "lastName",
  email: "email",
  date_of_birth: "dateOfBirth",
  agreed_to_terms: "agreed",
};
