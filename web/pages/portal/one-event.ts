import type { RouterContextProvider } from "react-router";
import { product } from "#contract/product.ts";
import type { EventRecord } from "#web/features/events/index.ts";
import { pageApi } from "./portal-session.ts";

/** With `eventId`, the call returns one event instead of a list. */
export async function loadEvent(context: Readonly<RouterContextProvider>, eventId: string): Promise<EventRecord> {
  return (await pageApi(context)("GET /events", {
    query: { eventId, hostCountry: product.hostCountry },
  })) as EventRecord;
}
