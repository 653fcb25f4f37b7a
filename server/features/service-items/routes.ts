import { listCalendars as listCalendarsContract } from "#contract/calendars.ts";
import * as contract from "#contract/service-items.ts";
import { activeManager, anyoneOrMember } from "#server/features/hosts/index.ts";
import { listingTopic } from "#server/features/listings/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { createItem } from "./create-item.ts";
import { deleteItem } from "./delete-item.ts";
import { listCalendars } from "./list-calendars.ts";
import { listItems } from "./list-items.ts";
import { updateItem } from "./update-item.ts";

export const serviceItemRoutes: readonly Route[] = [
  route(listCalendarsContract, anyoneOrMember, listCalendars),
  route(contract.listServiceItems, anyoneOrMember, listItems, {
    topics: ({ query }) => (query.providerId === undefined ? null : [listingTopic(query.providerId)]),
    isKept: true,
  }),
  route(contract.createServiceItem, activeManager, createItem),
  route(contract.updateServiceItem, activeManager, updateItem),
  route(contract.deleteServiceItem, activeManager, deleteItem),
];
