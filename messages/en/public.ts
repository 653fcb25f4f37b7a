/** The landing page. */
export const publicPages = {
  "offline.title": "You're offline",
  "offline.text":
    "This page needs a connection and loads again by itself as soon as you're back. Tickets that you've opened on this device still work, and so do a host's bookings of the next 7 days.",

  "landing.title": "Find, Connect, and Experience cultural communities around you",
  "landing.description":
    "Kindred helps people living abroad find, connect with and experience cultural communities in their city: news, services and events from people within the community.",
  "landing.headline.promise": "Find, Connect, and Experience",
  "landing.headline.object": "cultural communities around you.",
  "landing.informed.title": "Stay informed",
  "landing.informed.text": "News about your community in the city, all in one place.",
  "landing.informed.picture": "A newspaper, a phone and a glass of coffee on a table above the harbour",
  "landing.services.title": "Access services",
  "landing.services.text": "Hair, food, lawyers, tutors and more, from people within the community.",
  "landing.services.picture": "Three shop doors in a limestone street, with signs for hair, food and lessons",
  "landing.connected.title": "Stay connected",
  "landing.connected.text": "Stay close to your diaspora around the world, wherever you settle.",
  "landing.connected.picture": "Lit houses around a globe at night, joined by strings of lights",
  "landing.communities": "Six communities, one island",
  "landing.freeThisWeek": "Free this week",
  "landing.onThisWeekend": "On this weekend",
  "landing.seeAll": "See all",
  "signInProblem.title": "You're not signed in",
  "signInProblem.denied": "You cancelled the sign-in. Nothing has changed, and you can sign in whenever you like.",
  "signInProblem.expired": "The sign-in took too long or was opened in another browser. Please start again.",
  "signInProblem.failed": "We couldn't complete the sign-in. Please start again.",
  "signInProblem.no_email":
    "Your account didn't share an email address with us, and we need one to contact you. Sign in again and allow it, or use another account.",
  "signInProblem.too_many": "Too many sign-ins in a short time. Please wait ten minutes and try again.",
  "signInProblem.unavailable": "The sign-in service isn't responding right now. Please try again in a few minutes.",
  "signInProblem.tryAgain": "Try Again",
  "signInProblem.home": "Go to the home page",
} as const;
