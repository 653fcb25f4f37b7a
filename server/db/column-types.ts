import type { Selectable } from "kysely";
import type { Tables } from "./tables.ts";

export type ModerationState = Selectable<Tables["listings"]>["review_state"];
export type DecisionSubject = Selectable<Tables["decisions"]>["subject"];
export type DecisionAction = Selectable<Tables["decisions"]>["action"];
export type UploadPurpose = Selectable<Tables["uploads"]>["purpose"];
export type EditAction = Selectable<Tables["listing_edits"]>["action"];
