import { cityName } from "#contract/lists/cities.ts";
import { type ConflictField, textsInWords } from "#web/features/hosts/index.ts";
import { eventCategoryName } from "#web/lib/category-name.ts";
import { communityName } from "#web/lib/community-name.ts";
import type { useT } from "#web/lib/messages.tsx";
import type { useJoin } from "#web/lib/use-join.ts";
import { type EventValues, needsBooking } from "./event-values.ts";

type Join = ReturnType<typeof useJoin>;
type Words = ReturnType<typeof useT<"portalForms" | "names">>;

export function eventConflictFields(t: Words, join: Join): readonly ConflictField<EventValues>[] {
  const placeOf = ({ address, countryIso, cityId }: EventValues) =>
    join(address, cityName(countryIso, cityId), countryIso);
  const timesOf = ({ start, end, timezone }: EventValues) =>
    `${start.replace("T", " ")} – ${end.replace("T", " ")} (${timezone})`;
  const ticketsOf = (values: EventValues) =>
    values.ticketRequired
      ? join(values.ticketPrice, needsBooking(values) ? values.bookingLink : "")
      : t("conflict.noTicket");
  return [
    { label: t("eventForm.title"), names: ["title"], text: (values) => values.title },
    { label: t("form.description"), names: ["description"], text: (values) => values.description },
    { label: t("texts.title"), names: ["language", "translations"], text: textsInWords },
    { label: t("form.category"), names: ["category"], text: (values) => eventCategoryName(t, values.category) },
    {
      label: t("ui.community"),
      names: ["communityId"],
      text: (values) => communityName(t, values.communityId ?? 0),
    },
    { label: t("eventForm.where"), names: ["address", "countryIso", "cityId"], text: placeOf },
    {
      label: t("eventForm.when"),
      names: ["start", "startOccurrence", "end", "endOccurrence", "timezone"],
      text: timesOf,
    },
    {
      label: t("eventForm.tickets"),
      names: ["ticketRequired", "ticketPrice", "bookingRequired", "bookingLink"],
      text: ticketsOf,
    },
    {
      label: t("eventForm.howPeopleCome"),
      names: ["registration", "capacity", "placesPerPerson", "closesBefore", "hasWaitingList"],
      text: (values) => join(t(`eventForm.registration.${values.registration}`), values.capacity),
    },
    {
      label: t("eventForm.keepFree"),
      names: ["keepFree"],
      text: ({ keepFree }) => t("eventForm.keepFreeCount", { count: keepFree.length }),
    },
    { label: t("eventForm.image"), names: ["image"], pictures: ({ image }) => (image ? [image.url] : []) },
  ];
}
