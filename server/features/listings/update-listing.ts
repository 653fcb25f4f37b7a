import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { updateListing as endpoint } from "#contract/listings.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { checkListing } from "./check-listing.ts";
import { listingAnswer } from "./listing-answer.ts";
import { listingContent } from "./listing-content.ts";
import { insertListingEdit } from "./listing-edit-store.ts";
import { changesOf, isMaterialEdit, moderationAfterEdit } from "./listing-rules.ts";
import { changeListing, findListing, getListing, type ListingRow, lockListing } from "./listing-store.ts";
import { ownListing } from "./own-listing.ts";

export async function updateListing(
  deps: Deps,
  actor: ActiveManager,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { params, body, headers } = input;
  await ownListing(deps, actor, params.id);
  const row = await inTransaction(deps.db, async (trx) => {
    await lockListing(trx, params.id);
    const before = (await findListing(trx, params.id)) ?? refuse("not_found");
    const wanted = headers["if-match"];
    if (wanted !== undefined && wanted !== `"${before.revision}"`)
      refuse("version_is_stale", {
        extra: { current: listingAnswer(before, actor, actor, deps.settings.listingReview, actor.locale) },
      });
    return edit(deps, trx, actor, before, body);
  });
  return success(actor, "listing.updated", listingAnswer(row, actor, actor, deps.settings.listingReview, actor.locale));
}

async function edit(
  deps: Deps,
  trx: Db,
  actor: ActiveManager,
  before: ListingRow,
  body: InputOf<typeof endpoint>["body"],
): Promise<ListingRow> {
  const portfolio = before.portfolio.map(({ image_url }) => image_url);
  const { fields, children } = await checkListing(deps, trx, actor, body, {
    logo: before.profile_image_url,
    portfolio,
    cityId: before.city_id,
    languages: before.languages,
    isHiddenFromSearch: before.is_hidden_from_search,
    texts: before,
  });
  // Hiding it from search does not change its content, so moderators do not have to check it again.
  const { is_hidden_from_search: _, ...content } = fields;
  const isMaterial = isMaterialEdit(
    { ...before, portfolio, subcategoryIds: inOrder(before.subcategories.map((subcategory) => subcategory.id)) },
    { ...content, portfolio: [...children.portfolio], subcategoryIds: inOrder(children.subcategoryIds) },
  );
  const review = moderationAfterEdit(before, isMaterial);
  const resubmission = review.isNew ? { contentBefore: listingContent(before) } : null;
  await changeListing(trx, before.id, fields, review, resubmission, children);
  await deps.changes.publish(trx, { type: "listing_changed", hostId: before.host_id, listingId: before.id });
  const after = await getListing(trx, before.id);
  const changes = changesOf(listingContent(before), listingContent(after));
  if (changes.length > 0)
    await insertListingEdit(trx, {
      listingId: before.id,
      editorId: actor.userId,
      changes,
      isNewReview: review.isNew,
    });
  return after;
}

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
