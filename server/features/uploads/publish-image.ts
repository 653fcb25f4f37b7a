import type { Deps } from "#server/deps.ts";
import { publicKey, sizesOf } from "./upload-rules.ts";
import { type FinishedImage, markUploadFinished, planPublicFiles } from "./upload-store.ts";

/** The row is marked as finished only after all files are written. */
export async function publishImage(
  deps: Deps,
  upload: { readonly id: number; readonly public_stem: string },
  bytes: Uint8Array,
): Promise<FinishedImage> {
  const made = await deps.images.makeSizes(bytes);
  const files = made.sizes.map((size) => ({ key: publicKey(upload.public_stem, size), bytes: size.bytes }));
  await planPublicFiles(
    deps.db,
    upload.id,
    files.map(({ key }) => key),
  );
  try {
    for (const file of files) await deps.storage.write(file.key, file.bytes);
  } catch (error) {
    await Promise.allSettled(files.map(({ key }) => deps.storage.delete(key)));
    throw error;
  }
  const addressOf = (size: { width: number; format: "webp" | "jpeg" }) =>
    deps.storage.publicUrl(publicKey(upload.public_stem, size));
  const image = {
    url: addressOf({ width: made.width, format: "jpeg" }),
    width: made.width,
    height: made.height,
    sizes: sizesOf(made.sizes, addressOf),
  };
  await markUploadFinished(deps.db, upload.id, image);
  return image;
}
