import { Download } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Form, Link, useRevalidator, useSearchParams, useSubmit } from "react-router";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { useLastLoaded } from "#web/lib/use-last-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Count } from "#web/ui/count.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Note } from "#web/ui/note.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ActionFailure } from "./action-failure.tsx";
import { BlockDialog, FakeBookingDialog } from "./block-dialogs.tsx";
import { BlockedPhones } from "./blocked-phones.tsx";
import { CancelBooking } from "./cancel-booking.tsx";
import { CustomerCard } from "./customer-card.tsx";
import { FeedCard } from "./feed-card.tsx";
import { HostBookingRows } from "./host-booking-rows.tsx";
import {
  type BookingSearch,
  bookingLists,
  type HostBooking,
  type HostBookingsData,
  pageSize,
  type SearchFields,
} from "./load-host-bookings.ts";
import { MoveToCalendar } from "./move-to-calendar.tsx";
import { ReceivedReviews } from "./received-reviews.tsx";
import { useAction } from "./use-action.ts";
import { useBookingFormats } from "./use-booking-formats.ts";
import { WaitingPeople } from "./waiting-people.tsx";

const emptyTexts = {
  upcoming: "hostBookings.noneUpcoming",
  past: "hostBookings.nonePast",
  cancelled: "hostBookings.noneCancelled",
} as const;

export function HostBookings({ data: listed, search }: { data: HostBookingsData; search: BookingSearch | null }) {
  const t = useT("hostBookings");
  const found = useFound(search, listed.list);
  const loaded = found ?? listed;
  const data = useLastLoaded(loaded, loaded.failedWith === null);
  const { revalidate, state } = useRevalidator();
  const submit = useSubmit();
  const refresh = async () => {
    if (!found) return revalidate();
    await submit(searchFields(found), { method: "post", replace: true, preventScrollReset: true });
  };
  const isAlive = useHydrated();
  const words = useBookingFormats(data.timeZone);
  const [toCancel, setToCancel] = useState<HostBooking | null>(null);
  const [toDecline, setToDecline] = useState<HostBooking | null>(null);
  const [toMove, setToMove] = useState<HostBooking | null>(null);
  const [toBlock, setToBlock] = useState<HostBooking | null>(null);
  const [ofCustomer, setOfCustomer] = useState<HostBooking | null>(null);
  const mark = useAction(refresh);
  const markNoShow = (booking: HostBooking, isNoShow: boolean) =>
    mark.run(() =>
      browserApi("POST /providerCalendar/bookings/{id}/no-show", {
        params: { id: booking.id },
        body: { noShow: isNoShow },
      }),
    );
  const markArrived = (booking: HostBooking, arrived: boolean) =>
    mark.run(() =>
      browserApi("POST /providerCalendar/bookings/{id}/arrived", { params: { id: booking.id }, body: { arrived } }),
    );

  const failed =
    loaded.failedWith === null ? null : (
      <ErrorState
        message={t("hostBookings.failed", { status: loaded.failedWith || t("hostBookings.offline") })}
        onRetry={() => void refresh()}
        retrying={state === "loading"}
        retryLabel={t("hostBookings.again")}
      />
    );
  if (data.failedWith !== null) return failed;
  const csv = `/api/providerCalendar/bookings.csv?kindredProviderId=${data.hostId}`;
  return (
    <div className="host-bookings" aria-busy={!isAlive}>
      <div className="host-bookings-top">
        <h2>{t("hostBookings.title")}</h2>
        {data.mayManage ? (
          <a className="button" {...buttonLook({ variant: "outline", size: "sm" })} href={csv} download>
            <Download className="icon" aria-hidden="true" />
            {t("hostBookings.export")}
          </a>
        ) : null}
      </div>
      <div className="host-bookings-tools">
        <ListChoice data={data} />
        <Search data={data} />
      </div>
      <div className="host-bookings-main">
        {failed}
        <ActionFailure failure={mark.failure} failed="hostBookings.noShowFailed" />
        {search && "isUnreachable" in search ? (
          <Note tone="bad">{t("hostBookings.failed", { status: t("hostBookings.offline") })}</Note>
        ) : null}
        {data.bookings.length === 0 ? (
          <EmptyState title={t("hostBookings.noneTitle")} headingLevel={3} communityId={5}>
            {t(data.q || data.itemId || data.calendarId ? "hostBookings.noneFound" : emptyTexts[data.list])}
          </EmptyState>
        ) : (
          <HostBookingRows
            data={data}
            onCancel={setToCancel}
            onDecline={setToDecline}
            onMove={setToMove}
            onBlock={setToBlock}
            onCustomer={setOfCustomer}
            onNoShow={(...args) => void markNoShow(...args)}
            onArrived={(...args) => void markArrived(...args)}
          />
        )}
        {data.hasMore ? found ? <MoreFound data={data} /> : <MoreLink shown={data.shown} /> : null}
      </div>
      {data.mayManage ? (
        <aside className="host-bookings-side" aria-label={t("hostBookings.side")}>
          <WaitingPeople data={data} onChanged={refresh} />
          <FeedCard hostId={data.hostId} feed={data.feed} onChanged={refresh} />
          <ReceivedReviews data={data} onChanged={refresh} />
          <BlockedPhones data={data} onChanged={refresh} />
        </aside>
      ) : null}
      {toCancel ? (
        <CancelBooking booking={toCancel} data={data} onClose={() => setToCancel(null)} onDone={() => void refresh()} />
      ) : null}
      {toMove ? (
        <MoveToCalendar
          hostId={data.hostId}
          booking={toMove}
          when={words.span(toMove)}
          calendars={data.calendars}
          item={data.items.find(({ id }) => id === toMove.serviceItemId)}
          onClose={() => setToMove(null)}
          onDone={() => void refresh()}
        />
      ) : null}
      {ofCustomer ? (
        <CustomerCard booking={ofCustomer} timeZone={data.timeZone} onClose={() => setOfCustomer(null)} />
      ) : null}
      {toDecline ? (
        <FakeBookingDialog booking={toDecline} onClose={() => setToDecline(null)} onDone={() => void refresh()} />
      ) : null}
      {toBlock ? (
        <BlockDialog booking={toBlock} onClose={() => setToBlock(null)} onDone={() => void refresh()} />
      ) : null}
    </div>
  );
}

const searchKey = "bookings-search";

/**
 * A failed search or refresh keeps the last result. Opening one of the lists discards it. If the session ends, the
 * search stays in the tab and is repeated after sign-in.
 */
function useFound(search: BookingSearch | null, list: string): HostBookingsData | null {
  const submit = useSubmit();
  const [last, setLast] = useState<HostBookingsData | null>(null);
  const now = search === null ? null : "found" in search ? search.found : last;
  if (now !== last) setLast(now);
  useEffect(() => {
    if (search && "asked" in search) keepInTab(searchKey, search.asked);
  }, [search]);
  const repeat = useEffectEvent(() => {
    const kept = readFromTab<SearchFields>(searchKey);
    dropFromTab(searchKey);
    if (kept?.list === list) void submit({ ...kept }, { method: "post", replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    repeat();
  }, []);
  return now?.list === list ? now : null;
}

function ListChoice({ data }: { data: HostBookingsData }) {
  const t = useT("hostBookings");
  return (
    <nav className="segmented" aria-label={t("hostBookings.filter")}>
      {bookingLists.map((list) => (
        <Link
          key={list}
          className="segmented-link"
          to={`?tab=bookings&list=${list}`}
          aria-current={data.list === list ? "true" : undefined}
          preventScrollReset
        >
          {t(`hostBookings.${list}`)}
          <Count of={data.counts[list]} />
        </Link>
      ))}
    </nav>
  );
}

function Search({ data }: { data: HostBookingsData }) {
  const t = useT("hostBookings");
  return (
    <Form
      className="host-bookings-search"
      method="post"
      action={`?tab=bookings&list=${data.list}`}
      replace
      preventScrollReset
    >
      <input type="hidden" name="list" value={data.list} />
      <TextField label={t("hostBookings.search")} type="search" name="q" defaultValue={data.q} key={data.q} />
      <SelectField
        label={t("hostBookings.item")}
        name="item"
        defaultValue={data.itemId}
        options={[
          { value: "", label: t("hostBookings.allItems") },
          ...data.items.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {data.calendars.length > 1 ? (
        <SelectField
          label={t("hostBookings.calendar")}
          name="calendar"
          defaultValue={data.calendarId}
          options={[
            { value: "", label: t("hostBookings.allCalendars") },
            ...data.calendars.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      ) : null}
      <Button type="submit" variant="outline">
        {t("hostBookings.find")}
      </Button>
    </Form>
  );
}

function searchFields({ list, q, itemId, calendarId, shown }: HostBookingsData): SearchFields {
  return { list, q, item: itemId, calendar: calendarId, shown: String(shown) };
}

function MoreFound({ data }: { data: HostBookingsData }) {
  const t = useT("hostBookings");
  return (
    <Form method="post" replace preventScrollReset>
      {Object.entries(searchFields({ ...data, shown: data.shown + pageSize })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline">
        {t("hostBookings.more")}
      </Button>
    </Form>
  );
}

function MoreLink({ shown }: { shown: number }) {
  const t = useT("hostBookings");
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set("shown", String(shown + pageSize));
  return (
    <Link className="button" {...buttonLook({ variant: "outline" })} to={`?${next}`} preventScrollReset>
      {t("hostBookings.more")}
    </Link>
  );
}
