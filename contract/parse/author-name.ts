type Names = {
  readonly name: string | null;
  readonly fullName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** What to call an author: a network host may know only some of their names. */
export function authorName({ name, fullName, firstName, lastName }: Names): string | null {
  return name || fullName || [firstName, lastName].filter(Boolean).join(" ") || null;
}
