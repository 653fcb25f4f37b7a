import type { InputOf } from "#contract/endpoint.ts";
import { joinWaitingList } from "#contract/waiting-list.ts";
import { jobDefinitions } from "#server/app.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

type Place = { readonly host: { readonly hostId: number }; readonly item: { readonly id: number } };
type Joining = Partial<InputOf<typeof joinWaitingList>["body"]>;

/** Waits for any time on `openDay`. */
export function wait(app: TestApp, { host, item }: Place, name: string, changes: Joining = {}) {
  const body = {
    kindredProviderId: host.hostId,
    serviceItems: [item.id],
    days: [openDay],
    partsOfDay: ["morning", "afternoon", "evening"] as ("morning" | "afternoon" | "evening")[],
    customerName: name,
    customerPhone: null,
    customerEmail: `${name.toLowerCase()}@test.example`,
    ...changes,
  };
  return app.call(joinWaitingList, { body });
}

/** Runs the jobs that make offers, but not those that end them. */
export async function makeOffers(app: TestApp): Promise<void> {
  const { failures } = await app.jobs.runDue(
    app.deps,
    jobDefinitions.filter(({ name }) => name === "offer-freed-time"),
  );
  if (failures.length > 0) throw new AggregateError(failures);
}
