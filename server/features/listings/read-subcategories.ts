import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listSubcategories } from "#contract/service-categories.ts";
import { namesIn } from "#messages/names.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { refuse } from "#server/refusal.ts";
import { isServiceCategory } from "./listing-rules.ts";
import { findSubcategories } from "./subcategory-store.ts";

export async function readSubcategories(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof listSubcategories>,
): Promise<OutputOf<typeof listSubcategories>> {
  if (!isServiceCategory(params.categoryId)) refuse("not_found");
  const found = await findSubcategories(deps.db, params.categoryId);
  const names = namesIn(actor.locale);
  return found.map((one) => ({ ...one, title: names.subcategory(one) }));
}
