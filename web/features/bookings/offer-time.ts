import type { CallOutput } from "#contract/calls.ts";
import { browserApi } from "#web/lib/api.ts";

type Person = CallOutput<"GET /hosts/{hostId}/waitingList">["people"][number];
export type OfferedPerson = Pick<Person, "id" | "customerName" | "customerPhone" | "customerEmail">;

/** We can't mail the offer to them, so the host sends it. */
export function needsWhatsapp({ customerPhone, customerEmail }: OfferedPerson): boolean {
  return customerPhone !== null && customerEmail === null;
}

/** Browsers open a new tab only during the tap, so WhatsApp's tab opens before the offer is made. */
export async function offerTime(
  hostId: number,
  person: OfferedPerson,
  startTime: string,
): Promise<{ message: string }> {
  const chat = needsWhatsapp(person) ? window.open("", "_blank") : null;
  try {
    const { message, data } = await browserApi("POST /hosts/{hostId}/waitingList/{id}/offer", {
      params: { hostId: String(hostId), id: person.id },
      body: { startTime },
    });
    if (chat && data.whatsapp) {
      chat.opener = null;
      chat.location.replace(data.whatsapp);
    } else chat?.close();
    return { message };
  } catch (error) {
    chat?.close();
    throw error;
  }
}
