import type { ReactNode } from "react";
import { communityById } from "#contract/lists/communities.ts";

export type Tone = "neutral" | "strong" | "good" | "warm" | "bad";

export function Tag({ tone = "neutral", icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

export function CommunityTag({ communityId }: { communityId: number }) {
  const community = communityById(communityId);
  if (!community) return null;
  return (
    <span className="tag" data-community={community.communityId}>
      {community.name}
    </span>
  );
}
