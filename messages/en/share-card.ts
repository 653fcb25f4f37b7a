/** Text inside share preview pictures. */
export const shareCard = {
  "card.brandLine": "Book online, pay at the venue",
  "card.priceFrom": "From {price}",
  "card.nextFree": "Next free: {when}",
  "card.post.label": "Shared post",
  "card.site.label": "{places}",
  "card.site.name": "Cultural communities around you",
} as const;
