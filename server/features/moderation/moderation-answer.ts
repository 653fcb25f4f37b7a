import type { z } from "zod";
import { countryPack } from "#contract/countries/country-packs.ts";
import type { HostEdit, ModerationDetail, ModerationRow } from "#contract/moderation.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { decisionsAbout } from "#server/features/decisions/index.ts";
import { eventModeration } from "#server/features/events/index.ts";
import { findHost, findRegisteredNames, type Host } from "#server/features/hosts/index.ts";
import {
  type ContentModeration,
  changesOf,
  isPublic,
  listingModeration,
  type ModeratedItem,
  moderationDueAt,
} from "#server/features/listings/index.ts";
import { countOpenReports } from "#server/features/reports/index.ts";
import { findItemsOfListing, itemAnswer } from "#server/features/service-items/index.ts";

export type ModeratedKind = "services" | "events";

export const moderationOf: Readonly<Record<ModeratedKind, ContentModeration>> = {
  services: listingModeration,
  events: eventModeration,
};

export function moderationRow(
  kind: ModeratedKind,
  thing: ModeratedItem,
  host: Host | undefined,
  now: Date,
): z.output<typeof ModerationRow> {
  const dueAt = moderationDueAt(thing.review_state, thing.review_requested_at);
  const changes = changesOf(thing.contentBefore, thing.content);
  return {
    kind,
    id: thing.id,
    title: thing.title,
    host: host?.name ?? "",
    address: thing.address,
    category: thing.category,
    communityId: thing.community_id,
    imageUrl: thing.image_url,
    state: thing.review_state,
    requestedAt: thing.review_requested_at.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    isLate: dueAt !== null && dueAt < now,
    changed: thing.contentBefore ? changes.map(({ field }) => field) : null,
    isDemo: thing.is_demo,
  };
}

const maxEdits = 50;

async function editsOf(db: Db, kind: ModeratedKind, id: number): Promise<z.output<typeof HostEdit>[]> {
  const edits = await moderationOf[kind].edits(db, id, maxEdits);
  const editorIds = [...new Set(edits.flatMap(({ editor_id }) => editor_id ?? []))];
  const names = await findRegisteredNames(db, editorIds);
  return edits.map((edit) => ({
    id: edit.id,
    by: edit.editor_id === null ? null : (names.get(edit.editor_id) ?? null),
    at: edit.edited_at.toISOString(),
    item: edit.service_item_id ? { id: edit.service_item_id, name: edit.item_name ?? "" } : null,
    action: edit.action ?? "changed",
    isNewReview: edit.is_new_review,
    changes: [...edit.changes],
  }));
}

export async function moderationDetail(
  deps: Deps,
  db: Db,
  kind: ModeratedKind,
  thing: ModeratedItem,
): Promise<z.output<typeof ModerationDetail>> {
  const host = await findHost(db, thing.host_id);
  return {
    ...moderationRow(kind, thing, host, deps.clock.now()),
    revision: thing.revision,
    isPublic: isPublic(thing, deps.settings.listingReview),
    isHighlighted: thing.is_highlighted,
    reason: thing.review_reason,
    accountId: host?.id ?? null,
    hostEmail: host?.email ?? null,
    content: { ...thing.content },
    changes: changesOf(thing.contentBefore, thing.content),
    items:
      kind === "services" && host
        ? (await findItemsOfListing(db, thing.id)).map((row) => ({
            ...itemAnswer(row, host, row.language),
            language: row.language,
            translations: row.translations,
          }))
        : [],
    currency: host ? countryPack(host.country).currency : deps.settings.countries[0].currency,
    openReports: await countOpenReports(db, { kind, id: thing.id }),
    createdAt: thing.created_at.toISOString(),
    decisions: await decisionsAbout(db, kind, thing.id),
    edits: await editsOf(db, kind, thing.id),
  };
}
