import { demoEvents } from "./events.ts";
import { demoListings } from "./listings.ts";
import { drawListingLogo } from "./pictures/draw-listing-logo.ts";
import { drawEventPicture, drawPortfolioPicture, drawSlatePicture } from "./pictures/draw-pictures.ts";

/** Names are `logo-3`, `photo-3-1`, `event-2` or `slate-7`. */
export function demoPicture(name: string): string | null {
  const [, kind, first = "", second = ""] = /^(logo|photo|event|slate)-(\d{1,3})(?:-(\d{1,2}))?$/.exec(name) ?? [];
  const number = Number(first);
  if (kind === "slate") return drawSlatePicture(`slate-${number}`);
  if (kind === "event") return eventPicture(number);
  const listing = demoListings[number];
  if (!kind || !listing) return null;
  const { communityId, categoryId } = listing;
  if (kind === "logo") return drawListingLogo(listing.name, communityId);
  return drawPortfolioPicture(listing.name, categoryId, communityId, Number(second));
}

function eventPicture(number: number): string | null {
  const event = demoEvents[number];
  return event ? drawEventPicture(event.title, event.category) : null;
}
