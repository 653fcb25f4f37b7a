import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { InstantOut, LocalDate } from "./values.ts";

const SessionUser = z
  .object({
    id: z.int().meta({ description: "The person's id", example: 1 }),
    email: z.string().meta({ description: "The address the issuer gave", example: "amara@example.com" }),
    isEmailVerified: z.boolean().meta({ description: "Whether the issuer vouches for the address" }),
    firstName: z.string().meta({ description: "May be empty", example: "Amara" }),
    lastName: z.string().meta({ description: "May be empty", example: "Okafor" }),
    avatarUrl: z.string().nullable().meta({ description: "A picture, where the issuer gave one" }),
    isModerator: z.boolean().meta({ description: "Whether the review desk is open to them" }),
  })
  .meta({ id: "SessionUser", description: "Who is signed in" });

export const SessionProvider = z
  .object({
    id: z.int().meta({ description: "The provider account's id", example: 1 }),
    user_id: z.int().meta({ description: "The person it belongs to", example: 1 }),
    first_name: z.string().meta({ description: "First name", example: "Amara" }),
    last_name: z.string().meta({ description: "Last name", example: "Okafor" }),
    date_of_birth: LocalDate,
    email: z.string().meta({ description: "The account's address", example: "amara@example.com" }),
    agreed_to_terms: z.boolean().meta({ description: "Whether the provider terms were accepted" }),
    terms_accepted_at: InstantOut,
    is_suspended: z
      .boolean()
      .meta({ description: "Whether a moderator has stopped the account: its owner may look, not change" }),
  })
  .meta({ id: "SessionProvider", description: "The signed-in person's own provider account" });

export const getSession = endpoint({
  method: "GET",
  path: "/session",
  room: "providers",
  summary: "Who is signed in, and their provider account",
  status: 200,
  output: z.union([
    z.object({ user: z.null().meta({ description: "Nobody is signed in" }) }),
    z.object({ user: SessionUser, kindredProvider: SessionProvider.nullable() }),
  ]),
  refusals: [],
});
