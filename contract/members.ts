import { z } from "zod";
import { managerRefusals } from "./caller-refusals.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { Id, IdNumber, InstantOut, MailAddress, orNone } from "./values.ts";

export const Role = z.enum(["owner", "manager", "staff"], "not_an_option").meta({
  id: "Role",
  description: "Owner: everything. Manager: listings, calendars and bookings. Staff: own calendars",
});

const Member = z
  .object({
    userId: z.int().meta({ description: "User id", example: 1 }),
    name: z
      .string()
      .meta({ description: "First and last name; the email address if there is none", example: "Kofi Mensah" }),
    email: z.string().meta({ description: "Email address from the sign-in provider", example: "kofi@example.com" }),
    role: Role,
    calendarIds: z.array(z.int()).meta({ description: "Calendars of this member", example: [2] }),
    joinedAt: InstantOut.meta({ description: "When they joined, in UTC" }),
  })
  .meta({ id: "Member", description: "Person in a host" });

const hostParams = z.object({ hostId: Id.meta({ description: "Provider account id of the host" }) });
const memberParams = hostParams.extend({ userId: Id.meta({ description: "User id of the member" }) });
const changeRefusals = [...managerRefusals, "account_suspended"] as const;

export const listMembers = endpoint({
  method: "GET",
  path: "/hosts/{hostId}/members",
  room: "hosts",
  summary: "List the members of your own host, owners first",
  params: hostParams,
  status: 200,
  output: z.array(Member),
  refusals: managerRefusals,
});

export const updateMember = endpoint({
  method: "PATCH",
  path: "/hosts/{hostId}/members/{userId}",
  room: "hosts",
  summary: "Change the role of a member; the last owner stays an owner",
  params: memberParams,
  body: z.object({ role: Role }),
  status: 200,
  output: success(Member),
  refusals: [...changeRefusals, "last_owner"],
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/hosts/{hostId}/members/{userId}",
  room: "hosts",
  summary: "Remove a member, or leave a host; their calendars and bookings stay",
  params: memberParams,
  query: z.object({
    calendarsTo: Id.optional().meta({
      description: "User id of the member who takes over their calendars; without it, nobody does",
    }),
  }),
  status: 200,
  output: success(Nothing),
  refusals: [...changeRefusals, "last_owner"],
});

const Invitation = z
  .object({
    id: z.string().meta({ description: "Invitation id", example: "5f0f4d0e-8f5f-4a53-9d7b-0d9f6d6f4f1a" }),
    role: Role,
    email: z.string().nullable().meta({ description: "Address that the link was mailed to; null if it was not" }),
    calendarId: z.int().nullable().meta({ description: "Calendar that the new member takes over; null for none" }),
    hasCalendar: z.boolean().meta({ description: "Whether the new member gets a calendar" }),
    url: z.string().meta({ description: "Private link: the first person who opens it and signs in joins the host" }),
    createdAt: InstantOut.meta({ description: "When it was made, in UTC" }),
    expiresAt: InstantOut.meta({ description: "Until when it can be used, in UTC" }),
  })
  .meta({ id: "Invitation", description: "Invitation to join a host that can still be used" });

export const listInvitations = endpoint({
  method: "GET",
  path: "/hosts/{hostId}/invitations",
  room: "hosts",
  summary: "List the invitations of your own host that can still be used",
  params: hostParams,
  status: 200,
  output: z.array(Invitation),
  refusals: managerRefusals,
});

export const createInvitation = endpoint({
  method: "POST",
  path: "/hosts/{hostId}/invitations",
  room: "hosts",
  summary: "Invite somebody to your own host by a link for one use within 7 days; managers invite staff",
  params: hostParams,
  body: z.object({
    role: Role,
    email: orNone(MailAddress).optional().meta({ description: "Address to mail the link to" }),
    calendarId: IdNumber.nullish().meta({ description: "Calendar that the new member takes over" }),
    hasCalendar: z
      .boolean("wrong_type")
      .default(true)
      .meta({ description: "Whether the new member gets a calendar: the given one, otherwise a new one" }),
  }),
  status: 201,
  output: success(Invitation),
  refusals: [...changeRefusals, "too_many_invitations"],
});

export const revokeInvitation = endpoint({
  method: "DELETE",
  path: "/hosts/{hostId}/invitations/{invitationId}",
  room: "hosts",
  summary: "Revoke an invitation; its link stops working",
  params: hostParams.extend({ invitationId: z.uuid("bad_id").meta({ description: "Invitation id" }) }),
  status: 200,
  output: success(Nothing),
  refusals: changeRefusals,
});

const tokenParams = z.object({
  token: z
    .string()
    .max(120, "too_long")
    .meta({ description: "Last part of the invitation's link", example: "5f0f4d0e…" }),
});

export const readInvitation = endpoint({
  method: "GET",
  path: "/invitations/{token}",
  room: "hosts",
  summary: "Get an invitation by its link",
  params: tokenParams,
  status: 200,
  output: z
    .object({
      hostId: z.int().meta({ description: "Provider account id of the host", example: 1 }),
      hostName: z.string().meta({ description: "Name of the host", example: "Amara Okafor" }),
      role: Role,
      expiresAt: InstantOut.meta({ description: "Until when it can be used, in UTC" }),
      timeZone: z.string().meta({ description: "Time zone of the host, as an IANA name" }),
    })
    .meta({ id: "OpenInvitation", description: "Invitation as the invited person sees it" }),
  refusals: ["not_found", "invitation_ended"],
});

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/invitations/{token}/accept",
  room: "hosts",
  summary: "Join a host by the link of an invitation; it becomes the current host",
  params: tokenParams,
  status: 200,
  output: success(
    z
      .object({ hostId: z.int().meta({ description: "Provider account id of the host", example: 1 }) })
      .meta({ description: "Host that was joined" }),
  ),
  refusals: ["not_signed_in", "not_found", "invitation_ended", "already_member", "account_suspended"],
});

export const switchHost = endpoint({
  method: "POST",
  path: "/session/host",
  room: "hosts",
  summary: "Choose your current host, which is used if a request names none",
  body: z.object({ hostId: IdNumber.meta({ description: "Provider account id of a host that you are a member of" }) }),
  status: 200,
  output: success(Nothing),
  refusals: ["not_signed_in", "not_found"],
});
