import { Link } from "react-router";
import { DecisionTrail, type NamedDecision } from "#web/features/moderation/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/decisions.ts";
import { nullIfForbidden } from "./desk-request.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return nullIfForbidden(context, async (api) => ({ decisions: await api("GET /moderation/decisions", {}) }));
}

export default function Decisions({ loaderData }: Route.ComponentProps) {
  const t = useT("moderation");
  if (!loaderData) return null;
  const { decisions } = loaderData;
  return (
    <>
      <title>{t("page.title", { page: t("decisions.title") })}</title>
      <div className="desk-title">
        <h2>{t("decisions.title")}</h2>
      </div>
      <p className="text-ink-2">{t("decisions.intro")}</p>
      {decisions.length > 0 ? (
        <Card pad>
          <DecisionTrail decisions={decisions} about={(of) => <Subject of={of} />} />
        </Card>
      ) : (
        <Card>
          <EmptyState title={t("trail.none")} communityId={1}>
            {t("trail.noneText")}
          </EmptyState>
        </Card>
      )}
    </>
  );
}

function Subject({ of: { subject, subjectId, subjectName, memberName } }: { of: NamedDecision }) {
  const t = useT("moderation");
  const words = t(`trail.subject.${subject}`, {
    id: subjectId,
    host: subjectName ?? t("trail.deletedHost"),
    member: memberName ?? t("trail.unknownMember"),
  });
  if (subject !== "services" && subject !== "events") return <p className="text-sm">{words}</p>;
  return (
    <p className="text-sm">
      <Link to={`/moderation/${subject}/${subjectId}`}>
        <bdi>{subjectName ?? words}</bdi>
      </Link>
    </p>
  );
}
