import * as uploads from "#contract/uploads.ts";
import { signedIn } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { finishUpload } from "./finish-upload.ts";
import { startUpload } from "./start-upload.ts";

export const uploadRoutes: readonly Route[] = [
  route(uploads.startUpload, signedIn, startUpload),
  route(uploads.finishUpload, signedIn, finishUpload),
];
