/** These are the tags of the OpenAPI document. */
export const rooms = {
  bookings: "Book, read, move and cancel bookings",
  calendar: "Free times and availability",
  connections: "Other calendars, API keys and webhooks of a host",
  decisions: "Record of moderators' decisions",
  devices: "Push messages to hosts and customers",
  events: "Events at a date and time",
  "host-bookings": "A host's own bookings, their export and their calendar feed",
  hosts: "Members and calendars of a host",
  insights: "Figures for hosts and for the operator",
  listings: "Service listings and their categories",
  moderation: "Moderation desk, erasure and own data",
  news: "News for the communities",
  providers: "Provider accounts, and who is signed in",
  registrations: "Guests of events: register, tickets, check-in",
  reports: "Reports about listings",
  reviews: "Customers' reviews of completed visits",
  search: "Search of services and events",
  "service-items": "What can be booked at a listing",
  slates: "Shared posts and their authors",
  support: "Contact messages and deletion requests",
  uploads: "Image uploads for listings and events",
  "waiting-list": "Waiting lists of hosts: join, offers, answers",
  "whats-on": "Public events",
} as const;

export type Room = keyof typeof rooms;
