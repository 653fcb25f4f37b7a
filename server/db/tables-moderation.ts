import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export type DecisionSubject = "services" | "events" | "reports" | "messages" | "mails" | "deletions";

export type DecisionAction =
  | "approved"
  | "refused"
  | "suspended"
  | "reinstated"
  | "highlighted"
  | "unhighlighted"
  | "answered"
  | "upheld"
  | "dismissed"
  | "sent_again"
  | "settled";

export type DecisionsTable = {
  id: GeneratedAlways<number>;
  subject: DecisionSubject;
  subject_id: string;
  action: DecisionAction;
  reason: string | null;
  words: string | null;
  moderator_id: number | null;
  moderator_name: string;
  decided_at: Generated<Date>;
};

export type EditChange = { readonly field: string; readonly before: string; readonly now: string };

type EditsTable = {
  id: GeneratedAlways<number>;
  editor_id: number | null;
  changes: ColumnType<readonly EditChange[], string, never>;
  edited_at: Generated<Date>;
};
export type ListingEditsTable = EditsTable & { listing_id: number };
export type EventEditsTable = EditsTable & { event_id: number };

export type ReportsTable = {
  id: GeneratedAlways<number>;
  listing_id: number;
  reason: string;
  details: string | null;
  email: string | null;
  locale: string;
  is_demo: Generated<boolean>;
  created_at: Generated<Date>;
  closed_at: Date | null;
  outcome: "upheld" | "dismissed" | null;
};
