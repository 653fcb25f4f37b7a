import { communityById } from "#contract/lists/communities.ts";
import type { Translate } from "#messages/translate.ts";

/** Empty if there is no such community. */
export function communityName(t: Translate<"common">, communityId: number): string {
  const community = communityById(communityId);
  return community ? t(`community.${community.communityId}`) : "";
}
