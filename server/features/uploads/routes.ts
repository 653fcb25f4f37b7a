import * as uploads from "#contract/uploads.ts";
import type { Person } from "#server/features/identity/index.ts";
import { type Gate, type Route, route } from "#server/http/route.ts";
import { finishUpload } from "./finish-upload.ts";
import { startUpload } from "./start-upload.ts";

/** The gate is passed in, because this feature must not depend on hosts. */
export const uploadRoutes = (uploader: Gate<Person>): readonly Route[] => [
  route(uploads.startUpload, uploader, startUpload),
  route(uploads.finishUpload, uploader, finishUpload),
];
