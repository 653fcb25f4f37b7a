import { Heart, MapPin, ShieldCheck, Star } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";
import { pictureAtLeast } from "#web/lib/picture-sizes.ts";
import { LogoDisc } from "#web/ui/avatar.tsx";
import { CommunityTag, Tag } from "#web/ui/tag.tsx";
import type { ListingView, OpinionsView } from "./listing.ts";

type ProfileHeadProps = { readonly listing: ListingView; readonly rating: OpinionsView["summary"] | null };

export function ProfileHead({ listing, rating }: ProfileHeadProps) {
  const t = useT("profile");
  return (
    <div className="profile-head">
      <LogoDisc
        communityId={listing.community.communityId}
        name={listing.name}
        src={listing.profile_image_url ? pictureAtLeast(listing.profile_image_url, 312) : null}
        className="profile-logo"
      />
      <div className="profile-who">
        <h1>
          <bdi lang={listing.textLanguage}>{listing.name}</bdi>
        </h1>
        <div className="profile-facts">
          <span>
            <MapPin className="icon" aria-hidden="true" />
            <bdi>{listing.address}</bdi>
          </span>
          <CommunityTag communityId={listing.community.communityId} />
          {listing.is_verified ? (
            <Tag tone="good" icon={<ShieldCheck className="icon" aria-hidden="true" />}>
              {t("profile.verified")}
            </Tag>
          ) : null}
          {listing.is_community_favorite ? (
            <Tag tone="warm" icon={<Heart className="icon" aria-hidden="true" />}>
              {t("profile.favorite")}
            </Tag>
          ) : null}
          <Rating rating={rating} />
        </div>
      </div>
    </div>
  );
}

/** Only real reviews count. If they could not be loaded, nothing is shown. */
function Rating({ rating }: { rating: OpinionsView["summary"] | null }) {
  const t = useT("profile");
  if (!rating) return null;
  const { averageText: average, count } = rating;
  if (average === null) return <Tag>{t("profile.new")}</Tag>;
  return (
    <a className="profile-rating" href="#reviews">
      <Star className="icon" aria-hidden="true" />
      <span className="sr-only">{t("profile.stars", { average })}</span>
      <span>{t("profile.rating", { average, count })}</span>
    </a>
  );
}
