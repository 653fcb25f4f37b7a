import * as contract from "#contract/events.ts";
import * as whatsOn from "#contract/whats-on.ts";
import { activeManager, anyoneOrMember } from "#server/features/hosts/index.ts";
import { anyone } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { eventsOfHostTopic, eventTopic, whatsOnTopic } from "./announce-event-change.ts";
import { cancelEvent } from "./cancel-event.ts";
import { createEvent } from "./create-event.ts";
import { deleteEvent } from "./delete-event.ts";
import { downloadEventCalendar } from "./download-event-calendar.ts";
import { listPublicEvents } from "./list-public-events.ts";
import { readEvents } from "./read-events.ts";
import { readPublicEvent } from "./read-public-event.ts";
import { readPublicEventsFeed } from "./read-public-events-feed.ts";
import { updateEvent } from "./update-event.ts";

export const eventRoutes: readonly Route[] = [
  route(contract.readEvents, anyoneOrMember, readEvents),
  route(contract.createEvent, activeManager, createEvent),
  route(contract.updateEvent, activeManager, updateEvent),
  route(contract.deleteEvent, activeManager, deleteEvent),
  route(contract.cancelEvent, activeManager, cancelEvent),
  route(whatsOn.listPublicEvents, anyone, listPublicEvents, {
    topics: ({ query }) => [query.kindredProviderId ? eventsOfHostTopic(query.kindredProviderId) : whatsOnTopic],
    canReadReplica: true,
    isKept: true,
  }),
  // This path must come before the one with an id.
  route(whatsOn.readPublicEventsFeed, anyone, readPublicEventsFeed),
  route(whatsOn.readPublicEvent, anyone, readPublicEvent, {
    topics: ({ params }) => [eventTopic(params.id)],
    canReadReplica: true,
    isKept: true,
  }),
  route(whatsOn.downloadEventCalendar, anyone, downloadEventCalendar),
];
