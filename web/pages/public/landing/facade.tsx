import type { CommunityId } from "#contract/lists/communities.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import "./facade.css";

const balconies: readonly CommunityId[] = [3, 1, 5, 6, 2, 4];
const panes = ["first", "second", "third"];

export function Facade() {
  return (
    <div className="facade-street" aria-hidden="true">
      <div className="facade">
        {balconies.map((communityId) => (
          <div className="facade-gallarija" key={communityId} data-community={communityId}>
            <span className="facade-gallarija-cornice" />
            <div className="facade-gallarija-panes">
              {panes.map((pane) => (
                <Cloth key={pane} communityId={communityId} />
              ))}
            </div>
            <span className="facade-gallarija-skirt" />
            <span className="facade-gallarija-sill" />
            <div className="facade-gallarija-corbels">
              <i />
              <i />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
