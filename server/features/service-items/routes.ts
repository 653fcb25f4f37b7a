import * as contract from "#contract/service-items.ts";
import { anyoneKnown } from "#server/features/identity/index.ts";
import { activeProvider } from "#server/features/providers/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { createItem } from "./create-item.ts";
import { deleteItem } from "./delete-item.ts";
import { listItems } from "./list-items.ts";
import { updateItem } from "./update-item.ts";

export const serviceItemRoutes: readonly Route[] = [
  route(contract.listServiceItems, anyoneKnown, listItems),
  route(contract.createServiceItem, activeProvider, createItem),
  route(contract.updateServiceItem, activeProvider, updateItem),
  route(contract.deleteServiceItem, activeProvider, deleteItem),
];
