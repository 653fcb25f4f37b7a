import { z } from "zod";
import { publisherRefusals } from "./caller-refusals.ts";
import { endpoint, success } from "./endpoint.ts";
import { Id, Line } from "./values.ts";

const ImageSize = z
  .object({
    width: z.int().meta({ description: "Width in pixels", example: 640 }),
    height: z.int().meta({ description: "Height in pixels", example: 427 }),
    webp: z.string().meta({ description: "URL of the WebP file" }),
    jpeg: z.string().meta({ description: "URL of the JPEG file" }),
  })
  .meta({ id: "ImageSize", description: "One size of an image, in two formats" });

const FinishedImage = z
  .object({
    url: z.string().meta({
      description: "URL of the largest JPEG, relative or absolute. Send it as the image URL in other requests",
      example: "/files/public/0b9f-1280.jpg",
    }),
    width: z.int().meta({ description: "Width in pixels", example: 1280 }),
    height: z.int().meta({ description: "Height in pixels", example: 853 }),
    sizes: z.array(ImageSize).meta({ description: "All sizes, narrowest first" }),
  })
  .meta({ id: "FinishedImage", description: "Published image" });

export const startUpload = endpoint({
  method: "POST",
  path: "/uploads",
  room: "uploads",
  summary: "Request a signed URL to upload one image",
  body: z
    .object({
      purpose: z.enum(["logo", "portfolio", "event"], "not_an_option").meta({ description: "What the image is for" }),
      contentType: Line({ max: 100 }).meta({
        description: "Media type: image/jpeg, image/png or image/webp",
        example: "image/jpeg",
      }),
      contentLength: z
        .int("wrong_type")
        .min(1, "too_small")
        .meta({ description: "Exact size in bytes, at most 10 MB", example: 482133 }),
      fileName: Line({ max: 255 }).meta({ description: "File name on the user's device; not used for storage" }),
    })
    .meta({ id: "UploadRequest", description: "Image to upload" }),
  status: 201,
  output: success(
    z
      .object({
        id: z.int().meta({ description: "Upload id, for `POST /uploads/{id}/finish`", example: 12 }),
        uploadUrl: z.string().meta({ description: "URL to send the file to; works once" }),
        method: z.literal("PUT").meta({ description: "HTTP method for the upload" }),
        headers: z.record(z.string(), z.string()).meta({ description: "Headers to send unchanged with the upload" }),
        expiresIn: z.int().meta({ description: "Seconds until the URL expires", example: 3600 }),
      })
      .meta({ id: "SignedUpload", description: "Signed URL for one upload" }),
  ),
  refusals: [...publisherRefusals, "upload_too_large", "upload_wrong_type"],
});

export const finishUpload = endpoint({
  method: "POST",
  path: "/uploads/{id}/finish",
  room: "uploads",
  summary: "Check, re-encode and publish an uploaded image; repeating the request returns the same response",
  params: z.object({ id: Id.meta({ description: "Upload id" }) }),
  status: 200,
  output: success(FinishedImage),
  refusals: [
    ...publisherRefusals,
    "not_found",
    "upload_missing",
    "upload_in_progress",
    "upload_expired",
    "upload_not_an_image",
  ],
});
