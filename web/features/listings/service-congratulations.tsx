import { useNavigate } from "react-router";
import { product } from "#contract/product.ts";
import { useT } from "../../lib/messages.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Listing } from "./service-values.ts";

/** The good news after a new listing. Closing it leads to the dashboard: the form is done with. */
export function ServiceCongratulations({ listing }: { listing: Listing | undefined }) {
  const t = useT("portalForms");
  const navigate = useNavigate();
  const dashboard = `/${product.slug}-providers`;
  return (
    <Dialog
      open={listing !== undefined}
      onOpenChange={() => void navigate(dashboard)}
      title={t("serviceForm.congratulations")}
      lead={t("serviceForm.congratulationsText")}
      celebrates={listing?.community.communityId ?? 1}
    >
      <div className="grid gap-3">
        <p className="text-sm text-muted">{t("serviceForm.nextStep", { name: listing?.name ?? "" })}</p>
        <LinkButton to={`/services/${listing?.id ?? 0}`} block>
          {t("serviceForm.addItems")}
        </LinkButton>
        <LinkButton to={dashboard} variant="ghost" block>
          {t("serviceForm.yourListings")}
        </LinkButton>
      </div>
    </Dialog>
  );
}
