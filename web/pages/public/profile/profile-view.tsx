import { useT } from "#web/lib/messages.tsx";
import { BottomBar } from "#web/ui/bottom-bar.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { ComingEvents } from "./coming-events.tsx";
import { ContactActions } from "./contact-actions.tsx";
import { ContactCard } from "./contact-card.tsx";
import { Highlights } from "./highlights.tsx";
import type { ComingEventView, ItemView, ListingView, OpinionsView } from "./listing.ts";
import { OfferedItems } from "./offered-items.tsx";
import "./profile.css";
import { ProfileHead } from "./profile-head.tsx";
import { ProfileMeta } from "./profile-meta.tsx";
import { Reviews } from "./reviews.tsx";

type ProfileViewProps = {
  readonly listing: ListingView;
  readonly items: readonly ItemView[];
  readonly events: readonly ComingEventView[];
  readonly opinions: OpinionsView | null;
};

export function ProfileView({ listing, items, events, opinions }: ProfileViewProps) {
  const t = useT("profile");
  return (
    <main id="content">
      <ProfileMeta listing={listing} items={items} rating={opinions?.summary ?? null} />
      <Cloth communityId={listing.community.communityId} className="profile-cover" />
      <div className="page">
        <ProfileHead listing={listing} rating={opinions?.summary ?? null} />
        <div className="profile-parts">
          <div className="profile-main">
            <section>
              <h2>{t("profile.about")}</h2>
              <p className="profile-words" dir="auto" lang={listing.textLanguage}>
                {listing.description}
              </p>
            </section>
            <section>
              <h2>{t("profile.services")}</h2>
              <ul className="profile-tags">
                <li>
                  <Tag tone="strong">{listing.category.title}</Tag>
                </li>
                {listing.subcategories.map(({ id, title }) => (
                  <li key={id}>
                    <Tag>{title}</Tag>
                  </li>
                ))}
              </ul>
            </section>
            <OfferedItems items={items} />
            <ComingEvents events={events} />
            <Highlights listing={listing} />
            {opinions && opinions.reviews.length > 0 ? <Reviews listing={listing} opinions={opinions} /> : null}
          </div>
          <ContactCard listing={listing} />
        </div>
      </div>
      <BottomBar phoneOnly>
        <ContactActions listing={listing} />
      </BottomBar>
    </main>
  );
}
