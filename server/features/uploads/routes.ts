import * as uploads from "#contract/uploads.ts";
import type { Person } from "#server/features/identity/index.ts";
import { type Gate, type Route, route } from "#server/http/route.ts";
import { finishUpload } from "./finish-upload.ts";
import { startUpload } from "./start-upload.ts";

/** Who may upload is for a higher room to say: provider accounts lean on pictures, not pictures on accounts. */
export const uploadRoutes = (uploader: Gate<Person>): readonly Route[] => [
  route(uploads.startUpload, uploader, startUpload),
  route(uploads.finishUpload, uploader, finishUpload),
];
