import { randomBytes } from "node:crypto";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { startUpload as endpoint } from "#contract/uploads.ts";
import type { Deps } from "#server/deps.ts";
import type { Person } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { putSeconds, quarantineKey, uploadProblem } from "./upload-rules.ts";
import { insertUpload } from "./upload-store.ts";

export async function startUpload(
  deps: Deps,
  actor: Person,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const problem = uploadProblem(body);
  if (problem) refuse(problem);
  await deps.limits.spend(["uploads", actor.userId]);
  const key = quarantineKey(randomName(), body.contentType);
  const signed = await deps.storage.signPut({
    key,
    contentType: body.contentType,
    contentLength: body.contentLength,
    expiresSeconds: putSeconds,
  });
  const id = await insertUpload(deps.db, {
    userId: actor.userId,
    purpose: body.purpose,
    quarantineKey: key,
    publicStem: randomName(),
    contentLength: body.contentLength,
    expiresSeconds: putSeconds,
  });
  const { url, method, headers } = signed;
  return success(actor, "upload.started", {
    id,
    uploadUrl: url,
    method,
    headers: { ...headers },
    expiresIn: putSeconds,
  });
}

function randomName(): string {
  return randomBytes(16).toString("hex");
}
