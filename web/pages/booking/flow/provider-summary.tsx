import type { ReactNode } from "react";
import { Rating } from "#web/features/reviews/index.ts";
import { LogoDisc } from "#web/ui/avatar.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import type { ProviderView } from "./booking-views.ts";

type Shown = Pick<ProviderView, "name" | "language" | "address" | "imageUrl" | "communityId" | "rating">;

export function ProviderSummary({ provider, children }: { provider: Shown; children?: ReactNode }) {
  return (
    <div className="card provider-summary">
      <Cloth communityId={provider.communityId} className="provider-summary-edge" />
      <div className="provider-summary-top">
        <LogoDisc communityId={provider.communityId} name={provider.name} src={provider.imageUrl} size="sm" />
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="provider-summary-name">
            <bdi lang={provider.language}>{provider.name}</bdi>
          </p>
          <Rating words={provider.rating} />
          <p className="text-sm text-muted">
            <bdi>{provider.address}</bdi>
          </p>
        </div>
      </div>
      {children ? <div className="provider-summary-body">{children}</div> : null}
    </div>
  );
}
