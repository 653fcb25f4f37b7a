import { Link } from "react-router";
import { communities } from "#contract/lists/communities.ts";
import { communityName } from "#web/lib/community-name.ts";
import { useT } from "#web/lib/messages.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import "./six-communities.css";

export function SixCommunities() {
  const t = useT("public");
  return (
    <section className="six-communities-section">
      <div className="page">
        <h2>{t("landing.communities")}</h2>
        <ul className="six-communities">
          {communities.map(({ communityId, slug }) => (
            <li key={communityId}>
              <Link to={`/communities/${slug}`}>
                <Cloth communityId={communityId} tile="lg" />
                <b>{communityName(t, communityId)}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
