import { Pencil } from "lucide-react";
import { useRevalidator } from "react-router";
import { product } from "#contract/product.ts";
import { DeleteControl, type Listing, ModerationNote, ModerationTags } from "#web/features/listings/index.ts";
import { ItemList } from "#web/features/service-items/index.ts";
import { PromoCard, PublicLink, type QrCode } from "#web/features/sharing/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { LogoDisc } from "#web/ui/avatar.tsx";
import { BackButton } from "#web/ui/back-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { PortfolioPhotos } from "./portfolio-photos.tsx";
import { ServiceFacts } from "./service-facts.tsx";

type ServiceDetailProps = {
  readonly listing: Listing;
  readonly items: Parameters<typeof ItemList>[0]["items"];
  readonly publicUrl: string;
  readonly qr: QrCode;
};

export function ServiceDetail({ listing, items, publicUrl, qr }: ServiceDetailProps) {
  const revalidator = useRevalidator();
  return (
    <main id="content">
      <div className="page pt-6">
        <BackButton />
      </div>
      <div className="page grid gap-8 pt-4 pb-16">
        <ServiceHead listing={listing} itemCount={items?.length ?? 0} />
        <ModerationNote review={listing.review} />
        <div className="detail-page-columns">
          <div className="grid content-start gap-6">
            <ItemList listingId={listing.id} items={items} onChanged={() => void revalidator.revalidate()} />
            <ServiceFacts listing={listing} />
            <PortfolioPhotos listing={listing} />
          </div>
          <div className="grid content-start gap-5">
            {listing.review?.is_public === false ? null : (
              <PublicLink url={publicUrl} qr={qr} fileName={`${product.slug}-qr-${listing.id}.png`} />
            )}
            <PromoCard
              kind="service"
              name={listing.name}
              pictureUrl={listing.profile_image_url}
              communityId={listing.community.communityId}
            />
          </div>
        </div>
      </div>
    </main>
  );
}

function ServiceHead({ listing, itemCount }: { listing: Listing; itemCount: number }) {
  const t = useT("portal");
  const { communityId } = listing.community;
  const logo = <LogoDisc communityId={communityId} name={listing.name} src={listing.profile_image_url} />;
  return (
    <div className="detail-page-head" data-art>
      {logo}
      <div className="detail-page-who">
        <h1>{listing.name}</h1>
        <div className="flex flex-wrap gap-2">
          <ModerationTags review={listing.review} withTime />
          {listing.is_community_favorite ? <Tag tone="strong">{t("status.favorite")}</Tag> : null}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton
          to={`/services/${listing.id}/edit`}
          variant="outline"
          icon={<Pencil className="icon" aria-hidden="true" />}
        >
          {t("detail.edit")}
        </LinkButton>
        <DeleteControl
          title={t("service.deleteTitle")}
          question={t("service.deleteConfirm")}
          deleted={t("service.deleted")}
          failed={t("service.deleteFailed")}
          notFoundMessage={t("service.gone")}
          onDelete={() =>
            browserApi("DELETE /serviceProviders/{id}", {
              params: { id: String(listing.id) },
              query: { hostCountry: product.hostCountry },
            })
          }
        >
          <div className="detail-page-delete">
            <LogoDisc communityId={communityId} name={listing.name} src={listing.profile_image_url} size="sm" />
            <div>
              <p className="font-strong">{listing.name}</p>
              <p className="text-sm text-muted">
                {t("service.contents", { items: itemCount, photos: listing.portfolioImages.length })}
              </p>
            </div>
          </div>
        </DeleteControl>
      </div>
    </div>
  );
}
