import type { LocalBusiness } from "schema-dts";
import { useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { useSite } from "#web/lib/site.ts";
import type { ItemView, ListingView, OpinionsView } from "./listing.ts";

type ProfileMetaProps = {
  readonly listing: ListingView;
  readonly items: readonly ItemView[];
  readonly rating: OpinionsView["summary"] | null;
};

export function ProfileMeta({ listing, items, rating }: ProfileMetaProps) {
  const t = useT("profile");
  const publicUrl = useSite()?.publicUrl ?? "";
  const path = `/providerPage?id=${listing.id}`;
  const { address, name } = listing;
  const absolute = (url: string) => (url.startsWith("/") ? publicUrl + url : url);
  const business: LocalBusiness = {
    "@type": "LocalBusiness",
    "@id": publicUrl + path,
    name,
    description: listing.description,
    url: publicUrl + path,
    telephone: listing.phone_number,
    address: {
      "@type": "PostalAddress",
      streetAddress: address,
      ...(listing.city ? { addressLocality: listing.city } : {}),
      addressCountry: listing.country_iso,
    },
    image: [listing.profile_image_url, ...listing.portfolioImages.map((image) => image.image_url)]
      .filter(Boolean)
      .map(absolute),
    ...(listing.languages.length > 0 ? { knowsLanguage: listing.languages } : {}),
    ...(listing.website_url ? { sameAs: [listing.website_url] } : {}),
    ...(rating && rating.average !== null
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.average,
            reviewCount: rating.count,
          },
        }
      : {}),
    ...(items.length > 0
      ? {
          makesOffer: items.map((item) => ({
            "@type": "Offer",
            price: item.price,
            priceCurrency: listing.currency,
            url: publicUrl + item.to,
            itemOffered: { "@type": "Service", name: item.name },
          })),
        }
      : {}),
    potentialAction: {
      "@type": "ReserveAction",
      target: `${publicUrl}/booking?providerId=${listing.id}`,
    },
  };
  return (
    <>
      <PageMeta
        title={name}
        description={t("profile.description", { category: listing.category.title, address })}
        path={path}
        kind="profile"
        isUnlisted={listing.isHiddenFromSearch}
        picture={`/share-preview/provider/${listing.id}.png`}
        pictureAlt={name}
        about={business}
      />
      {/* The people in a host's pictures have not agreed to appear in image search. */}
      <meta name="robots" content="noimageindex" />
    </>
  );
}
