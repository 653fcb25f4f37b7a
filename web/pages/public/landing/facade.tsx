import type { CommunityId } from "#contract/lists/communities.ts";
import { Cloth } from "#web/ui/cloth.tsx";

const balconies: readonly CommunityId[] = [3, 1, 5, 6, 2, 4];
const panes = ["first", "second", "third"];

export function Facade() {
  return (
    <div className="street" aria-hidden="true">
      <div className="facade">
        {balconies.map((communityId) => (
          <div className="gallarija" key={communityId} data-community={communityId}>
            <span className="gallarija-cornice" />
            <div className="gallarija-panes">
              {panes.map((pane) => (
                <Cloth key={pane} communityId={communityId} />
              ))}
            </div>
            <span className="gallarija-skirt" />
            <span className="gallarija-sill" />
            <div className="gallarija-corbels">
              <i />
              <i />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
