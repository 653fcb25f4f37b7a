import type { Locale } from "#messages/catalogue.ts";

export type Visitor = {
  readonly kind: "visitor";
  readonly address: string;
  readonly locale: Locale;
  /** True unless the caller is a robot or asked not to be counted. */
  readonly isCounted?: boolean;
};

/** The person may be signed in. Public reads then show more to the owner. */
export type KnownVisitor = Visitor & { readonly person: Person | null };

export type Person = {
  readonly kind: "person";
  readonly userId: number;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarUrl: string | null;
  readonly isModerator: boolean;
  /** A member of several hosts can switch between them. The choice is stored in the session. */
  readonly currentHostId: number | null;
  readonly sessionHash: Buffer;
  readonly address: string;
  readonly locale: Locale;
};

export type Moderator = Person & { readonly isModerator: true };
