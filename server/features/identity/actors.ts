import type { Locale } from "#messages/catalogue.ts";

/** Known only by their network address. */
export type Visitor = { readonly kind: "visitor"; readonly address: string; readonly locale: Locale };

/** May be signed in: for public reads that show more to the owner. */
export type KnownVisitor = Visitor & { readonly person: Person | null };

export type Person = {
  readonly kind: "person";
  readonly userId: number;
  readonly email: string;
  /** Whether the issuer has verified that the address is theirs. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarUrl: string | null;
  readonly isModerator: boolean;
  /** The host that a member of several has switched to in this session. */
  readonly currentHostId: number | null;
  readonly sessionHash: Buffer;
  readonly address: string;
  readonly locale: Locale;
};

export type Moderator = Person & { readonly isModerator: true };
