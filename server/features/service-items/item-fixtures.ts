import { createServiceItem } from "#contract/service-items.ts";
import type { TestHost } from "#server/features/hosts/host-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";

type Wanted = { name?: string; price?: number | null; durationMinutes?: number | null; description?: string | null };

export async function anItem(app: TestApp, provider: TestHost, listingId: number, wanted: Wanted = {}) {
  const body = { name: "Knotless braids", description: null, price: 65, durationMinutes: 60, ...wanted };
  const answer = await app.call(
    createServiceItem,
    { query: { providerId: String(listingId) }, body },
    { headers: provider.headers },
  );
  if (answer.status !== 201) throw new Error(`The item was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}
