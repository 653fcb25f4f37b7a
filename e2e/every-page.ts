import { aVenue, bookDirectly, joinList, reviewUrl, soon, waitUrl } from "./booking/venue.ts";
import { addGuest, aParty } from "./events/party.ts";
import { makeEvent } from "./portal/hosts.ts";

/** Every page that visitors and hosts can open, with something on it. `markup.spec.ts` finds missing ones. */
export async function everyPage() {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  const secret = await bookDirectly(venue, soon("10:00"));
  const [service, event] = [venue.listingId, await makeEvent(venue.host, "Accra Nights")];
  const party = await aParty(venue.host);
  const ticket = await addGuest(party, 2);
  const visitorPaths = [
    ...[
      "/",
      "/downloadapp",
      "/news",
      "/slates/1",
      "/sign-in-problem",
      "/how-it-works",
      "/aboutus",
      "/contact",
      "/explore",
      "/explore?q=braids&city=il-qala",
      "/communities/caribbean",
      "/communities/caribbean/food",
      "/cities/il-gzira",
      "/how-results-are-ordered",
    ],
    ...["/privacy-policy", "/kindred-providers-terms-and-conditions", "/delete-request", "/delete-request/confirm/x"],
    "/invitations/x",
    ...["/providerPage?id=1", "/providerPage", "/providerPage/report?id=1", "/cookie-choices", "/no-such-page"],
    ...[
      "/whats-on",
      party.path,
      `${party.path}/register`,
      `/tickets/${ticket.secret}`,
      `/tickets/${ticket.secret}/copy`,
      "/tickets/x",
      "/whats-on/x",
    ],
    ...[
      `/booking?providerId=${service}`,
      `/booking/select-time?providerId=${service}&serviceItemId=${venue.itemIds[0]}`,
    ],
    `/embed/booking?providerId=${service}&from=embed`,
    ...[`${party.path}/report`, waitUrl(venue), `/booking/waiting/${await joinList(venue)}`],
    ...[reviewUrl(venue, soon("11:00")), `/booking/confirmed/${secret}`, `/booking/manage/${secret}`],
    ...["/offline", `/booking/manage/${secret}/copy`],
    ...[`/booking/manage/${secret}/move`, "/booking/manage/x", "/booking/find", "/kindred-providers"],
  ];
  const hostPaths = [
    ...["/kindred-providers", "/kindred-providers?tab=calendar", "/kindred-providers?tab=bookings"],
    ...["hours", "team", "connections"].map((section) => `/kindred-providers?tab=settings&section=${section}`),
    "/kindred-providers?tab=settings&section=team&ask=calendar-new",
    ...[
      "/services",
      "/services/new",
      "/services/new?categoryId=2",
      `/services/${service}`,
      `/services/${service}/edit`,
      `/services/${service}/items/${venue.itemIds[0]}`,
    ],
    ...["/current-host", "/leave-host", "/events", "/events/new", `/events/${event}`, `/events/${event}/edit`],
    `/events/${party.id}/guests`,
    ...["/kindred-providers/next-days", "/share-kit"],
  ];
  return { venue, eventId: event, visitorPaths, hostPaths };
}
