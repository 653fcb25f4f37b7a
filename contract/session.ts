import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Role } from "./members.ts";
import { InstantOut, LocalDate, placeFields } from "./values.ts";

const SessionUser = z
  .object({
    id: z.int().meta({ description: "User id", example: 1 }),
    email: z.string().meta({ description: "Email address from the sign-in provider", example: "amara@example.com" }),
    isEmailVerified: z.boolean().meta({ description: "Whether the sign-in provider has verified the email address" }),
    firstName: z.string().meta({ description: "First name; may be empty", example: "Amara" }),
    lastName: z.string().meta({ description: "Last name; may be empty", example: "Okafor" }),
    avatarUrl: z
      .string()
      .nullable()
      .meta({ description: "URL of the profile picture; null if the sign-in provider gave none" }),
    isModerator: z.boolean().meta({ description: "Whether the user is a moderator" }),
  })
  .meta({ id: "SessionUser", description: "Signed-in user" });

export const SessionProvider = z
  .object({
    id: z.int().meta({ description: "Provider account id", example: 1 }),
    user_id: z.int().meta({ description: "Id of the user who owns the account", example: 1 }),
    first_name: z.string().meta({ description: "First name", example: "Amara" }),
    last_name: z.string().meta({ description: "Last name", example: "Okafor" }),
    date_of_birth: LocalDate.meta({ description: "Date of birth" }),
    email: z.string().meta({ description: "Contact email address", example: "amara@example.com" }),
    agreed_to_terms: z.boolean().meta({ description: "Whether the provider terms were accepted" }),
    terms_accepted_at: InstantOut.meta({ description: "When the provider terms were accepted, in UTC" }),
    is_suspended: z.boolean().meta({
      description: "Whether a moderator has suspended the account: its owner can read but not change anything",
    }),
  })
  .meta({ id: "SessionProvider", description: "Provider account of the signed-in user" });

const SessionHost = z
  .object({
    id: z.int().meta({ description: "Provider account id of the host", example: 1 }),
    name: z.string().meta({ description: "Name of the host", example: "Amara Okafor" }),
    role: Role,
    isSuspended: z.boolean().meta({ description: "Whether a moderator has suspended the host" }),
    suspensionReason: z.string().nullable().meta({
      description: "Why the host is suspended, in the moderator's words; null if they gave none or it is not",
    }),
    ...placeFields,
    isCurrent: z
      .boolean()
      .meta({ description: "Whether it is the user's current host, which is used if a request names none" }),
  })
  .meta({ id: "SessionHost", description: "Host that the signed-in user is a member of" });

export const getSession = endpoint({
  method: "GET",
  path: "/session",
  room: "providers",
  summary: "Get the signed-in user and their provider account",
  status: 200,
  output: z.union([
    z.object({ user: z.null().meta({ description: "Null if nobody is signed in" }) }),
    z.object({
      user: SessionUser,
      kindredProvider: SessionProvider.nullable(),
      formerHostName: z.string().nullable().meta({
        description: "Name of the host that the user acted for in this session and is no longer a member of; else null",
      }),
      hosts: z.array(SessionHost).meta({ description: "Hosts that the user is a member of, the current one first" }),
    }),
  ]),
  refusals: [],
});
