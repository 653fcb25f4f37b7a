/** Text inside share previews and the pictures of the share kit. */
export const shareCard = {
  "card.brandLine": "Book online, pay at the venue",
  "card.eventBrandLine": "Find out more online",
  "card.withHost": "With {host}",
  "card.priceFrom": "From {price}",
  "card.nextFree": "Next free: {when}",
  "card.post.label": "Shared post",
  "card.site.label": "{places}",
  "card.site.name": "Cultural communities around you",

  "kit.atDoor": "{price} at the door",
  "kit.free": "Free",
  "kit.timeAndPlace": "{time}, {place}",
  "kit.limited": "Places are limited. Register first.",
  "kit.register": "Register online, it takes a minute.",
  "kit.justCome": "You don't need to register.",
  "kit.elsewhere": "Book your place online.",
  "kit.scanToRegister": "Scan to register",
  "kit.scanToRead": "Scan to find out more",
  "kit.scanToBook": "Scan to book",
  "kit.orGoTo": "or go to",
  "kit.noAccount": "You don't need an account.",
} as const;
