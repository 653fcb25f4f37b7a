import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listWaiting as endpoint } from "#contract/waiting-list.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import type { Manager } from "#server/features/hosts/index.ts";
import { findItems } from "#server/features/service-items/index.ts";
import { formatPhone } from "#server/platform/phone-number.ts";
import { findFit } from "./find-fit.ts";
import { offerMessage } from "./offer-message.ts";
import { offerOf } from "./waiting-answer.ts";
import { findMostPeople, findPeopleOnList } from "./waiting-store.ts";
import { wishesByDay } from "./wish-rules.ts";

export async function listWaiting(
  deps: Deps,
  actor: Manager,
  _input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { db } = deps;
  const host = { id: actor.hostId, country: actor.country };
  const [mostPeople, people, now] = [
    await findMostPeople(db, host.id),
    await findPeopleOnList(db, host.id),
    await databaseNow(db),
  ];
  return {
    mostPeople,
    people: await Promise.all(
      people.map(async (person) => {
        const items = await findItems(db, person.service_item_ids);
        const offer = offerOf(person, items, now);
        const fitsAt = offer?.isOpen ? undefined : await findFit(db, host, person, { now });
        return {
          id: person.id,
          customerName: person.customer_name,
          customerPhone: person.customer_phone,
          customerPhoneFormatted: person.customer_phone && formatPhone(person.customer_phone),
          customerEmail: person.customer_email,
          serviceItemName: items.map(({ name }) => name).join(" + "),
          calendarId: person.calendar_id,
          wishes: wishesByDay(person.wishes),
          waitingSince: person.waiting_since.toISOString(),
          offer: offer?.isOpen ? offer : null,
          fitsAt: fitsAt === undefined ? null : new Date(fitsAt).toISOString(),
          whatsapp: offer?.isOpen ? offerMessage(deps, person, actor.country) : null,
        };
      }),
    ),
  };
}
