import { createServiceItem } from "#contract/service-items.ts";
import type { TestHost } from "#server/features/hosts/host-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";

type Wanted = {
  name?: string;
  price?: number | null;
  durationMinutes?: number | null;
  description?: string | null;
  minutesBefore?: number;
  minutesAfter?: number;
  noticeMinutes?: number;
  daysAhead?: number | null;
  mostPerDay?: number | null;
  cancelMinutes?: number;
};

export async function anItem(app: TestApp, provider: TestHost, listingId: number, wanted: Wanted = {}) {
  // The test days are in the next calendar year, often more than the usual 180 days ahead.
  const item = { name: "Knotless braids", description: null, price: 65, durationMinutes: 60, daysAhead: null };
  const body = { ...item, ...wanted };
  const answer = await app.call(
    createServiceItem,
    { query: { providerId: String(listingId) }, body },
    { headers: provider.headers },
  );
  if (answer.status !== 201) throw new Error(`The item was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}
