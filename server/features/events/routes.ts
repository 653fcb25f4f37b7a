import * as contract from "#contract/events.ts";
import { activeManager, anyoneOrMember } from "#server/features/hosts/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { createEvent } from "./create-event.ts";
import { deleteEvent } from "./delete-event.ts";
import { readEvents } from "./read-events.ts";
import { updateEvent } from "./update-event.ts";

export const eventRoutes: readonly Route[] = [
  route(contract.readEvents, anyoneOrMember, readEvents),
  route(contract.createEvent, activeManager, createEvent),
  route(contract.updateEvent, activeManager, updateEvent),
  route(contract.deleteEvent, activeManager, deleteEvent),
];
