import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Id, InstantOut } from "./values.ts";

const Slate = z
  .object({
    id: z.int().meta({ description: "The slate's id", example: 3 }),
    text: z.string().meta({ description: "What was written" }),
    created_at: InstantOut,
    view_count: z.int().meta({ description: "How often it was opened, once per visitor and hour" }),
    like_count: z.int().meta({ description: "Likes in the app" }),
    comment_count: z.int().meta({ description: "Comments in the app" }),
    author: z
      .object({ id: z.int().meta({ description: "For the profile call", example: 2 }) })
      .meta({ description: "Who shared it" }),
    media: z
      .object({
        type: z.enum(["image", "video"]).meta({ description: "How to show it" }),
        url: z.string().meta({ description: "Where it is, on this origin" }),
        poster: z.string().nullable().meta({ description: "A still of a clip, on this origin, if there is one" }),
      })
      .nullable()
      .meta({ description: "A picture or a clip, if there is one" }),
  })
  .meta({ id: "Slate", description: "A shared post" });

export const readSlate = endpoint({
  method: "GET",
  path: "/slates/{id}",
  room: "slates",
  summary: "One shared post",
  params: z.object({ id: Id }),
  status: 200,
  output: Slate,
  refusals: ["not_found"],
});

const name = (description: string) => z.string().nullable().meta({ description });

const AuthorProfile = z
  .object({
    name: name("What to call them"),
    fullName: name("First and last name"),
    firstName: name("First name"),
    lastName: name("Last name"),
    headline: name("A line about themselves"),
    title: name("What they do"),
    location: name("Where they live"),
    profileImage: name("Their picture, on this origin"),
  })
  .meta({ id: "AuthorProfile", description: "What anyone may know of an author" });

export const readAuthor = endpoint({
  method: "GET",
  path: "/systemviewprofile/{authorId}",
  room: "slates",
  summary: "The author of a shared post",
  params: z.object({ authorId: Id }),
  status: 200,
  output: AuthorProfile,
  refusals: ["not_found"],
});
