type Named = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** If the issuer gave no name, this is the email address. */
export function nameOf({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email;
}
