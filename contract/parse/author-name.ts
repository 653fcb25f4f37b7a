type Names = {
  readonly name: string | null;
  readonly fullName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** A network host may send only some of an author's names. */
export function authorName({ name, fullName, firstName, lastName }: Names): string | null {
  return name || fullName || [firstName, lastName].filter(Boolean).join(" ") || null;
}
