import * as contract from "#contract/events.ts";
import { anyoneKnown } from "#server/features/identity/index.ts";
import { activeProvider } from "#server/features/providers/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { createEvent } from "./create-event.ts";
import { deleteEvent } from "./delete-event.ts";
import { readEvents } from "./read-events.ts";
import { updateEvent } from "./update-event.ts";

export const eventRoutes: readonly Route[] = [
  route(contract.readEvents, anyoneKnown, readEvents),
  route(contract.createEvent, activeProvider, createEvent),
  route(contract.updateEvent, activeProvider, updateEvent),
  route(contract.deleteEvent, activeProvider, deleteEvent),
];
