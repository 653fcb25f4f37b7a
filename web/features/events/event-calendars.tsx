import { useEffect, useState } from "react";
import type { CallOutput } from "#contract/calls.ts";
import { commaOf } from "#format/joined-text.ts";
import { formatDayTime } from "#format/times.ts";
import { FormSection, type OwnCalendar } from "#web/features/hosts/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import type { EventPartProps } from "./event-rules.ts";
import { type EventValues, instantMeant } from "./event-values.ts";

type EventCalendarsProps = EventPartProps & { readonly hostId: number; readonly calendars: readonly OwnCalendar[] };
type Booking = CallOutput<"GET /providerCalendar/bookings">[number];

/** With one calendar this is one question, with several the host chooses. */
export function EventCalendars({ values, change, errors, hostId, calendars }: EventCalendarsProps) {
  const t = useT("portalForms");
  const bookings = useBookingsThen(hostId, values);
  const locale = useLocale();
  const { keepFree } = values;
  const toggle = (id: number, isOn: boolean) =>
    change({ keepFree: isOn ? [...keepFree, id] : keepFree.filter((one) => one !== id) });
  return (
    <FormSection title={t("eventForm.calendar")}>
      <FieldGroup label={t("eventForm.keepFree")} hint={t("eventForm.keepFreeHint")} error={errors.keepFree}>
        <div className="grid gap-2">
          {calendars.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={calendars.length === 1 ? t("eventForm.keepFreeYes") : name}
              checked={keepFree.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          ))}
        </div>
      </FieldGroup>
      {bookings.length > 0 ? (
        <Note tone="warm">
          {t("eventForm.bookedThen", { count: bookings.length })}
          <ul>
            {bookings.map((booking) => (
              <li key={booking.id}>
                <b>
                  {formatDayTime(booking.startTime, locale, values.timezone) + commaOf(locale)}{" "}
                  <bdi>{booking.customerName}</bdi>
                </b>
              </li>
            ))}
          </ul>
          {t("eventForm.bookedStay", { count: bookings.length })}
        </Note>
      ) : null}
    </FormSection>
  );
}

/** Bookings in the chosen calendars at the time of the event. If they cannot be loaded, none are named. */
function useBookingsThen(hostId: number, values: EventValues): readonly Booking[] {
  const [bookings, setBookings] = useState<readonly Booking[]>([]);
  const from = instantMeant(values.start, values.timezone, values.startOccurrence);
  const to = instantMeant(values.end, values.timezone, values.endOccurrence);
  const isAsked = values.keepFree.length > 0;
  useEffect(() => {
    let isCurrent = true;
    setBookings([]);
    if (!isAsked || !from || !to || to <= from) return;
    const query = { kindredProviderId: String(hostId), from, to, status: "confirmed" as const };
    browserApi("GET /providerCalendar/bookings", { query }).then(
      (found) => isCurrent && setBookings(found),
      () => isCurrent && setBookings([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked, from, to, hostId]);
  return bookings.filter(({ calendarId }) => values.keepFree.includes(calendarId));
}
