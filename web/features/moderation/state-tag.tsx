import { BadgeCheck, CircleCheck, CircleX, Clock, EyeOff } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";
import { Tag } from "#web/ui/tag.tsx";

type State = "in_review" | "verified" | "refused" | "suspended";

const looks = {
  in_review: { tone: "warm", icon: Clock },
  verified: { tone: "good", icon: BadgeCheck },
  refused: { tone: "bad", icon: CircleX },
  suspended: { tone: "bad", icon: CircleX },
} as const;

export function StateTag({ state, until }: { state: State; until?: string }) {
  const t = useT("moderation");
  const { tone, icon: Icon } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon className="icon" aria-hidden="true" />}>
      {state === "in_review" && until ? t("state.inReviewBy", { time: until }) : t(`state.${state}`)}
    </Tag>
  );
}

export function PublicTag({ isPublic }: { isPublic: boolean }) {
  const t = useT("moderation");
  const Icon = isPublic ? CircleCheck : EyeOff;
  return (
    <Tag tone={isPublic ? "good" : "neutral"} icon={<Icon className="icon" aria-hidden="true" />}>
      {t(isPublic ? "state.published" : "state.hidden")}
    </Tag>
  );
}
