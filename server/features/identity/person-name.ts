type Named = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** The email address of a person whose issuer gave no name. */
export function nameOf({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email;
}
