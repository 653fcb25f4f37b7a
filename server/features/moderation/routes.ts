import * as outbox from "#contract/outbox.ts";
import { moderator } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { readOutbox } from "./read-outbox.ts";

export const moderationRoutes: readonly Route[] = [route(outbox.readOutbox, moderator, readOutbox)];
