import { useRevalidator } from "react-router";
import { product } from "#contract/product.ts";
import type { Listing } from "#web/features/listings/index.ts";
import { ItemList } from "#web/features/service-items/index.ts";
import { PromoCard, PublicLink, type QrCode, ShareKitLink } from "#web/features/sharing/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useT } from "#web/lib/messages.tsx";
import { DetailLayout } from "#web/pages/portal/detail-page.tsx";
import { LogoDisc } from "#web/ui/avatar.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { PortfolioPhotos } from "./portfolio-photos.tsx";
import { ServiceFacts } from "./service-facts.tsx";

type ServiceDetailProps = {
  readonly listing: Listing;
  readonly items: Parameters<typeof ItemList>[0]["items"];
  readonly calendars: Parameters<typeof ItemList>[0]["calendars"];
  readonly publicUrl: string;
  readonly qr: QrCode;
  readonly languages: string;
};

export function ServiceDetail({ listing, languages, items, calendars, publicUrl, qr }: ServiceDetailProps) {
  const t = useT("portal");
  const { hostCountry } = useHostPlace();
  const revalidator = useRevalidator();
  const { communityId } = listing.community;
  return (
    <DetailLayout
      of="service"
      name={listing.name}
      review={listing.review}
      art={<LogoDisc communityId={communityId} name={listing.name} src={listing.profile_image_url} />}
      tags={listing.is_community_favorite ? <Tag tone="strong">{t("status.favorite")}</Tag> : null}
      editTo={`/services/${listing.id}/edit`}
      onDelete={() =>
        browserApi("DELETE /serviceProviders/{id}", {
          params: { id: String(listing.id) },
          query: { hostCountry },
        })
      }
      deleted={
        <div className="detail-page-delete">
          <LogoDisc communityId={communityId} name={listing.name} src={listing.profile_image_url} size="sm" />
          <div>
            <p className="font-strong">{listing.name}</p>
            <p className="text-sm text-muted">
              {t("service.contents", { items: items?.length ?? 0, photos: listing.portfolioImages.length })}
            </p>
          </div>
        </div>
      }
      aside={
        <>
          {listing.review?.is_public === false ? null : (
            <>
              <PublicLink url={publicUrl} qr={qr} fileName={`${product.slug}-qr-${listing.id}.png`} />
              <ShareKitLink kind="listing" id={listing.id} />
            </>
          )}
          <PromoCard
            kind="service"
            name={listing.name}
            pictureUrl={listing.profile_image_url}
            communityId={communityId}
          />
        </>
      }
    >
      <ItemList
        listingId={listing.id}
        language={listing.language ?? listing.textLanguage}
        calendars={calendars}
        items={items}
        onChanged={() => void revalidator.revalidate()}
      />
      <ServiceFacts listing={listing} languages={languages} />
      <PortfolioPhotos listing={listing} />
    </DetailLayout>
  );
}
