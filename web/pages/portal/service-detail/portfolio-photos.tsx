import { useState } from "react";
import type { Listing } from "#web/features/listings/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { Card } from "#web/ui/card.tsx";
import { Lightbox } from "#web/ui/lightbox.tsx";

export function PortfolioPhotos({ listing }: { listing: Listing }) {
  const t = useT("portal");
  const [open, setOpen] = useState<number | null>(null);
  const pictures = listing.portfolioImages.map(({ image_url }, index) => ({
    src: image_url,
    alt: t("service.photo", { number: index + 1, name: listing.name }),
  }));
  if (pictures.length === 0) return null;
  return (
    <Card pad className="grid gap-4">
      <h2 className="text-xl">{t("service.photos")}</h2>
      <ul className="portfolio-photos">
        {pictures.map(({ src, alt }, index) => (
          <li key={src}>
            <button type="button" onClick={() => setOpen(index)}>
              <img src={src} alt={alt} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox pictures={pictures} index={open} onIndexChange={setOpen} />
    </Card>
  );
}
