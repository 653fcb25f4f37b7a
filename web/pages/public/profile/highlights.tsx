import { useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { pictureAtLeast, pictureSizes } from "#web/lib/picture-sizes.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Lightbox } from "#web/ui/lightbox.tsx";
import type { ListingView } from "./listing.ts";
import "./highlights.css";

export function Highlights({ listing }: { listing: ListingView }) {
  const t = useT("profile");
  const [open, setOpen] = useState<number | null>(null);
  const { portfolioImages: images, name } = listing;
  const pictures = images.map(({ image_url }, index) => ({
    src: pictureAtLeast(image_url, 1280),
    thumb: pictureAtLeast(image_url, 128),
    alt: t("profile.photo", { number: index + 1, name }),
    caption: name,
  }));
  return (
    <section>
      <h2>{t("profile.highlights")}</h2>
      {images.length === 0 ? (
        <EmptyState communityId={listing.community.communityId} title={t("profile.noHighlights")}>
          {t("profile.noHighlights.text", { name })}
        </EmptyState>
      ) : (
        <ul className="highlights">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={picture.src}
                aria-label={t("profile.openPhoto", { number: index + 1, total: images.length })}
                onClick={(event) => {
                  event.preventDefault();
                  setOpen(index);
                }}
              >
                <img
                  src={pictureAtLeast(images[index]?.image_url ?? picture.src, 640)}
                  srcSet={pictureSizes(images[index]?.image_url ?? "")}
                  sizes={index === 0 ? "(min-width: 900px) 366px, 92vw" : "(min-width: 900px) 180px, 46vw"}
                  alt={picture.alt}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Lightbox pictures={pictures} index={open} onIndexChange={setOpen} />
    </section>
  );
}
