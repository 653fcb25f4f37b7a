import type { ReactNode } from "react";
import { communityName } from "#web/lib/community-name.ts";
import { useT } from "#web/lib/messages.tsx";

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
  const name = communityName(useT(), communityId);
  if (!name) return null;
  return (
    <span className="tag" data-community={communityId}>
      {name}
    </span>
  );
}
