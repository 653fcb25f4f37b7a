import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { finishUpload as endpoint } from "#contract/uploads.ts";
import type { Deps } from "#server/deps.ts";
import type { Person } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { NotAnImage } from "#server/platform/images/images.ts";
import { TooManyWaiting } from "#server/platform/semaphore.ts";
import { refuse } from "#server/refusal.ts";
import { publishImage } from "./publish-image.ts";
import { claimUpload, type FinishedImage, findUpload, markUploadRefused, releaseUpload } from "./upload-store.ts";

export async function finishUpload(
  deps: Deps,
  actor: Person,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const upload = await findUpload(deps.db, params.id, actor.userId, deps.settings.keep.unfinishedUploadsHours);
  if (!upload) refuse("not_found");
  const { url, width, height, sizes } = upload;
  if (url && width && height && sizes) return answer(actor, { url, width, height, sizes });
  if (upload.refused_as) refuse(upload.refused_as);
  if (upload.is_expired) refuse("upload_expired");
  if (!(await claimUpload(deps.db, upload.id))) refuse("upload_in_progress", { retryAfterSeconds: 2 });
  try {
    const arrived = await deps.storage.head(upload.quarantine_key);
    if (!arrived) refuse("upload_missing");
    // The signed URL fixes the length. If the store did not enforce it, a larger file must not be read.
    if (arrived.contentLength !== upload.content_length)
      throw new NotAnImage("the file length differs from the signed length");
    const bytes = (await deps.storage.read(upload.quarantine_key)) ?? refuse("upload_missing");
    return answer(actor, await publishImage(deps, upload, bytes));
  } catch (error) {
    if (error instanceof NotAnImage) {
      await markUploadRefused(deps.db, upload.id, "upload_not_an_image");
      refuse("upload_not_an_image", { cause: error });
    }
    await releaseUpload(deps.db, upload.id);
    if (error instanceof TooManyWaiting) refuse("unavailable", { retryAfterSeconds: 5, cause: error });
    throw error;
  }
}

function answer(actor: Person, { url, width, height, sizes }: FinishedImage): OutputOf<typeof endpoint> {
  return success(actor, "upload.finished", { url, width, height, sizes: [...sizes] });
}
