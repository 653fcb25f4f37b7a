import type { Locale } from "#messages/catalogue.ts";

/** Somebody, known only by where they call from. */
export type Visitor = { readonly kind: "visitor"; readonly address: string; readonly locale: Locale };

/** Somebody who may be signed in: public reads that show more to their owner. */
export type KnownVisitor = Visitor & { readonly person: Person | null };

export type Person = {
  readonly kind: "person";
  readonly userId: number;
  readonly email: string;
  /** Whether the issuer vouches for the address. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarUrl: string | null;
  readonly isModerator: boolean;
  readonly address: string;
  readonly locale: Locale;
};

export type Moderator = Person & { readonly isModerator: true };
