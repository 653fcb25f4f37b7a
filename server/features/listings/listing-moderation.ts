import type { Change } from "#server/changes.ts";
import type { EditAction, ModerationState } from "#server/db/column-types.ts";
import type { Db } from "#server/db/database.ts";
import type { ContentBefore, EditChange } from "#server/db/edit-change.ts";
import type { ModerationFilter } from "#server/db/moderated-content.ts";
import { listingContent } from "./listing-content.ts";
import { findListingEdits } from "./listing-edit-store.ts";
import {
  countListingsByModerationState,
  findListingsByModerationState,
  setListingFavorite,
  setListingModeration,
} from "./listing-moderation-store.ts";
import { findListing, type ListingRow, lockListing } from "./listing-store.ts";

export type ModeratedItem = {
  readonly id: number;
  readonly host_id: number;
  readonly title: string;
  readonly address: string;
  readonly category: string;
  readonly community_id: number;
  readonly image_url: string;
  readonly review_state: ModerationState;
  readonly is_withheld: boolean;
  readonly review_reason: string | null;
  readonly review_requested_at: Date;
  readonly created_at: Date;
  readonly revision: number;
  readonly is_demo: boolean;
  readonly is_highlighted: boolean;
  readonly content: Readonly<Record<string, string>>;
  readonly contentBefore: ContentBefore | null;
};

type HostEdit = {
  readonly id: number;
  readonly editor_id: number | null;
  readonly changes: readonly EditChange[];
  readonly is_new_review: boolean;
  readonly edited_at: Date;
  readonly service_item_id?: number | null;
  readonly item_name?: string | null;
  readonly action?: EditAction;
};

/** Every feature whose content is moderated provides these functions to the moderation desk. */
export type ContentModeration = {
  readonly list: (db: Db, filter: ModerationFilter) => Promise<ModeratedItem[]>;
  readonly find: (db: Db, id: number) => Promise<ModeratedItem | undefined>;
  /** The row stays locked until the transaction ends. */
  readonly lock: (db: Db, id: number) => Promise<unknown>;
  readonly count: (db: Db, state: ModerationState) => Promise<number>;
  readonly decide: (db: Db, id: number, state: ModerationState, reason: string | null) => Promise<void>;
  readonly edits: (db: Db, id: number, limit: number) => Promise<HostEdit[]>;
  readonly highlight: (db: Db, id: number, isOn: boolean) => Promise<void>;
  readonly changed: (item: ModeratedItem) => Change;
};

export const listingModeration: ContentModeration = {
  list: async (db, filter) => (await findListingsByModerationState(db, filter)).map(moderatedListing),
  async find(db, id) {
    const row = await findListing(db, id);
    return row && moderatedListing(row);
  },
  lock: lockListing,
  count: countListingsByModerationState,
  decide: setListingModeration,
  edits: findListingEdits,
  highlight: setListingFavorite,
  changed: ({ id, host_id }) => ({ type: "listing_changed", hostId: host_id, listingId: id }),
};

function moderatedListing(row: ListingRow): ModeratedItem {
  const content = listingContent(row);
  return {
    ...row,
    title: row.name,
    category: content.category ?? "",
    image_url: row.profile_image_url,
    is_highlighted: row.is_community_favorite,
    content,
    contentBefore: row.content_before_review,
  };
}
