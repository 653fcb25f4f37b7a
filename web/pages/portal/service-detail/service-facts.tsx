import { cityName } from "#contract/lists/cities.ts";
import { formatDate } from "#format/dates.ts";
import type { Listing } from "#web/features/listings/index.ts";
import { useCountryName } from "#web/lib/country-name.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useJoin } from "#web/lib/use-join.ts";
import { Facts } from "#web/pages/portal/facts.tsx";
import { Card } from "#web/ui/card.tsx";
import { CommunityTag, Tag } from "#web/ui/tag.tsx";

export function ServiceFacts({ listing, languages }: { listing: Listing; languages: string }) {
  const t = useT("portal");
  const locale = useLocale();
  const join = useJoin();
  const countryName = useCountryName();
  const { timeZone } = useHostPlace();
  const facts = [
    { term: t("detail.category"), value: listing.category.title },
    { term: t("detail.subcategories"), value: tagsOf(listing) },
    { term: t("detail.community"), value: <CommunityTag communityId={listing.community.communityId} /> },
    { term: t("detail.address"), value: <bdi>{join(listing.address, countryName(listing.country_iso))}</bdi> },
    { term: t("detail.city"), value: listing.cityId ? cityName(listing.country_iso, listing.cityId) : null },
    { term: t("detail.languages"), value: languages || null },
    { term: t("detail.phone"), value: <Phone number={listing.phone_number_formatted} /> },
    {
      term: t("detail.whatsapp"),
      value: listing.whatsapp_number_formatted ? <Phone number={listing.whatsapp_number_formatted} /> : null,
    },
    { term: t("detail.website"), value: listing.website_url ? <Website url={listing.website_url} /> : null },
    { term: t("detail.visibility"), value: t(listing.isHiddenFromSearch ? "detail.hidden" : "detail.everybody") },
    { term: t("detail.created"), value: formatDate(listing.created_at, locale, timeZone) },
  ];
  return (
    <Card pad className="grid gap-3">
      <h2 className="text-xl">{t("service.title")}</h2>
      <p className="max-w-[64ch] whitespace-pre-line text-ink-2">{listing.description}</p>
      <Facts facts={facts} />
    </Card>
  );
}

function tagsOf({ subcategories }: Listing) {
  if (subcategories.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {subcategories.map(({ id, title }) => (
        <Tag key={id}>{title}</Tag>
      ))}
    </span>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <bdi className="num" dir="ltr">
      {number}
    </bdi>
  );
}

function Website({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" dir="ltr">
      {url.replace(/^https?:\/\//i, "").replace(/\/$/, "")}
    </a>
  );
}
