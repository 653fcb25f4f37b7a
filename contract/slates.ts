import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Id, InstantOut } from "./values.ts";

const Slate = z
  .object({
    id: z.int().meta({ description: "Slate id", example: 3 }),
    text: z.string().meta({ description: "Text of the post" }),
    created_at: InstantOut.meta({ description: "When it was posted, in UTC" }),
    view_count: z.int().meta({ description: "Number of views, counted once per visitor and hour" }),
    like_count: z.int().meta({ description: "Number of likes in the app" }),
    comment_count: z.int().meta({ description: "Number of comments in the app" }),
    author: z
      .object({ id: z.int().meta({ description: "Author id, for `/systemviewprofile/{authorId}`", example: 2 }) })
      .meta({ description: "Author of the post" }),
    media: z
      .object({
        type: z.enum(["image", "video"]).meta({ description: "Kind of media" }),
        url: z.string().meta({ description: "URL on this origin" }),
        poster: z
          .string()
          .nullable()
          .meta({ description: "URL of a still image of the video, on this origin; null if there is none" }),
      })
      .nullable()
      .meta({ description: "Image or video of the post; null if there is none" }),
  })
  .meta({ id: "Slate", description: "Shared post" });

export const readSlate = endpoint({
  method: "GET",
  path: "/slates/{id}",
  room: "slates",
  summary: "Get a shared post and count a view",
  params: z.object({ id: Id.meta({ description: "Slate id" }) }),
  status: 200,
  output: Slate,
  refusals: ["not_found"],
});

const name = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ description: `${description}; null if not given` });

const AuthorProfile = z
  .object({
    name: name("Display name"),
    fullName: name("Full name"),
    firstName: name("First name"),
    lastName: name("Last name"),
    headline: name("Short line about themselves"),
    title: name("Occupation"),
    location: name("Place of residence"),
    profileImage: name("URL of the profile picture, on this origin"),
  })
  .meta({ id: "AuthorProfile", description: "Public profile of an author" });

export const readAuthor = endpoint({
  method: "GET",
  path: "/systemviewprofile/{authorId}",
  room: "slates",
  summary: "Get the author of a shared post",
  params: z.object({ authorId: Id.meta({ description: "Author id" }) }),
  status: 200,
  output: AuthorProfile,
  refusals: ["not_found"],
});
