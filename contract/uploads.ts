import { z } from "zod";
import { done, endpoint } from "./endpoint.ts";
import { Id, Line } from "./values.ts";

const ImageSize = z
  .object({
    width: z.int().meta({ description: "In pixels", example: 640 }),
    height: z.int().meta({ description: "In pixels", example: 427 }),
    webp: z.string().meta({ description: "The smaller file" }),
    jpeg: z.string().meta({ description: "For programs that know no WebP" }),
  })
  .meta({ id: "ImageSize", description: "One size of a picture, in two formats" });

const FinishedImage = z
  .object({
    url: z.string().meta({
      description: "The largest JPEG, and the name of the picture in other calls; relative to this origin, or absolute",
      example: "/files/public/0b9f-1280.jpg",
    }),
    width: z.int().meta({ description: "In pixels", example: 1280 }),
    height: z.int().meta({ description: "In pixels", example: 853 }),
    sizes: z.array(ImageSize).meta({ description: "From the narrowest to the widest" }),
  })
  .meta({ id: "FinishedImage", description: "A picture, re-encoded and public" });

export const startUpload = endpoint({
  method: "POST",
  path: "/uploads",
  room: "uploads",
  summary: "Asks for an address to send one picture to",
  body: z
    .object({
      purpose: z.enum(["logo", "portfolio", "event"], "not_an_option").meta({ description: "What it is for" }),
      contentType: Line({ max: 100 }).meta({
        description: "image/jpeg, image/png or image/webp",
        example: "image/jpeg",
      }),
      contentLength: z
        .int("wrong_type")
        .min(1, "too_small")
        .meta({ description: "Its exact size in bytes, at most 10 MB", example: 482133 }),
      fileName: Line({ max: 255 }).meta({ description: "As the person calls it; never used as a name here" }),
    })
    .meta({ id: "UploadRequest", description: "A picture that is about to be sent" }),
  status: 201,
  output: done(
    z
      .object({
        id: z.int().meta({ description: "For the finishing call", example: 12 }),
        uploadUrl: z.string().meta({ description: "Where to send the bytes, once" }),
        method: z.literal("PUT").meta({ description: "How to send them" }),
        headers: z.record(z.string(), z.string()).meta({ description: "To be sent exactly so" }),
        expiresIn: z.int().meta({ description: "Seconds", example: 3600 }),
      })
      .meta({ id: "SignedUpload", description: "Permission to send one file" }),
  ),
  refusals: [
    "not_signed_in",
    "provider_account_required",
    "account_suspended",
    "upload_too_large",
    "upload_wrong_type",
  ],
});

export const finishUpload = endpoint({
  method: "POST",
  path: "/uploads/{id}/finish",
  room: "uploads",
  summary: "Checks, re-encodes and publishes a picture that was sent; repeating it gives the same answer",
  params: z.object({ id: Id }),
  status: 200,
  output: done(FinishedImage),
  refusals: [
    "not_signed_in",
    "provider_account_required",
    "account_suspended",
    "not_found",
    "upload_missing",
    "upload_in_progress",
    "upload_expired",
    "upload_not_an_image",
  ],
});
