/** The tags of the OpenAPI document, with their descriptions. */
export const rooms = {
  bookings: "Customers book, read, move and cancel",
  calendar: "Free times, and what a host opens and closes",
  decisions: "The moderators' record",
  events: "Dated happenings",
  "host-bookings": "A host's own bookings, their export and their calendar feed",
  listings: "The services that hosts offer, with their categories",
  moderation: "The moderators' desk",
  news: "News for the communities",
  providers: "Provider accounts, and who is signed in",
  reports: "Reports about listings",
  reviews: "What customers say after a visit",
  "service-items": "What can be booked at a listing",
  slates: "Shared posts and their authors",
  support: "Messages to the operator, and requests to delete an account",
  uploads: "Pictures on their way to a listing or an event",
} as const;

export type Room = keyof typeof rooms;
