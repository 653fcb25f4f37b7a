import * as contract from "#contract/support.ts";
import { anyone, anyoneKnown, moderator } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { answerMessage } from "./answer-message.ts";
import { confirmDeletion } from "./confirm-deletion.ts";
import { listDeletions } from "./list-deletions.ts";
import { listMessages } from "./list-messages.ts";
import { readDeletionRequest } from "./read-deletion-request.ts";
import { requestDeletion } from "./request-deletion.ts";
import { sendContactMessage } from "./send-contact-message.ts";
import { settleDeletion } from "./settle-deletion.ts";

export const supportRoutes: readonly Route[] = [
  route(contract.sendContactMessage, anyone, sendContactMessage),
  route(contract.requestDeletion, anyoneKnown, requestDeletion),
  route(contract.readDeletionRequest, anyone, readDeletionRequest),
  route(contract.confirmDeletion, anyone, confirmDeletion),
  route(contract.listContactMessages, moderator, listMessages),
  route(contract.answerContactMessage, moderator, answerMessage),
  route(contract.listDeletionRequests, moderator, listDeletions),
  route(contract.settleDeletion, moderator, settleDeletion),
];
