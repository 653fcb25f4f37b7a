import { randomBytes } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import { insertUpload, markUploadFinished } from "./upload-store.ts";

/** Inserts only the row of a finished upload, without files. */
export async function anImage({ deps }: { deps: Deps }, userId: number): Promise<string> {
  const stem = randomBytes(12).toString("hex");
  const upload = {
    userId,
    purpose: "portfolio" as const,
    quarantineKey: `quarantine/${stem}.jpg`,
    publicStem: stem,
    contentLength: 1000,
    expiresSeconds: 3600,
  };
  const url = `${deps.settings.publicUrl}/files/${stem}.webp`;
  await markUploadFinished(deps.db, await insertUpload(deps.db, upload), { url, width: 640, height: 480, sizes: [] });
  return url;
}
