import * as contract from "#contract/bookings.ts";
import * as customers from "#contract/customer-card.ts";
import * as holds from "#contract/holds.ts";
import * as hostContract from "#contract/host-bookings.ts";
import { deleteListing } from "#contract/listings.ts";
import * as moving from "#contract/times-to-move-to.ts";
import { activeManager, activeStaff, manager, orKey, staff } from "#server/features/hosts/index.ts";
import { anyone } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { blockPhone, listBlockedPhones, unblockPhone } from "./block-phone.ts";
import { bookForCaller } from "./book-for-caller.ts";
import { bookSlot } from "./book-slot.ts";
import { cancelAsHost } from "./cancel-as-host.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { countBookings } from "./count-bookings.ts";
import { declineBooking } from "./decline-booking.ts";
import { downloadCalendarFile } from "./download-calendar-file.ts";
import { exportBookings } from "./export-bookings.ts";
import { holdTimeForCustomer } from "./hold-time-for-customer.ts";
import { listBookings } from "./list-bookings.ts";
import { listStartsToMoveTo, readNextStartToMoveTo } from "./list-starts-to-move-to.ts";
import { readFeedAddress, renewFeed, revokeFeed } from "./manage-feed.ts";
import { markArrived } from "./mark-arrived.ts";
import { markNoShow } from "./mark-no-show.ts";
import { moveBooking } from "./move-booking.ts";
import { moveToCalendar } from "./move-to-calendar.ts";
import { readBooking } from "./read-booking.ts";
import { readCustomerCard } from "./read-customer-card.ts";
import { readFeed } from "./read-feed.ts";
import { releaseHold } from "./release-hold.ts";
import { removeListing } from "./remove-listing.ts";
import { writeCustomerNote } from "./write-customer-note.ts";

const readsBookings = orKey(staff, "read_bookings");
const writesBookings = orKey(activeStaff, "write_bookings");

export const bookingRoutes: readonly Route[] = [
  route(holds.createHold, anyone, holdTimeForCustomer),
  route(holds.releaseHold, anyone, releaseHold),
  route(contract.bookSlot, anyone, bookSlot),
  route(contract.bookForCaller, writesBookings, bookForCaller),
  route(contract.cancelAsHost, writesBookings, cancelAsHost),
  route(contract.listBookings, readsBookings, listBookings),
  route(contract.readBooking, anyone, readBooking),
  route(moving.listStartsToMoveTo, anyone, listStartsToMoveTo),
  route(moving.readNextStartToMoveTo, anyone, readNextStartToMoveTo),
  route(contract.cancelBooking, anyone, cancelBooking),
  route(contract.moveBooking, anyone, moveBooking),
  route(contract.downloadCalendarFile, anyone, downloadCalendarFile),
  route(hostContract.countBookings, readsBookings, countBookings),
  route(hostContract.moveToCalendar, writesBookings, moveToCalendar),
  route(hostContract.markArrived, writesBookings, markArrived),
  route(hostContract.markNoShow, writesBookings, markNoShow),
  route(customers.readCustomerCard, staff, readCustomerCard),
  route(customers.writeCustomerNote, activeStaff, writeCustomerNote),
  route(hostContract.declineBooking, activeManager, declineBooking),
  route(hostContract.blockPhone, activeManager, blockPhone),
  route(hostContract.listBlockedPhones, manager, listBlockedPhones),
  route(hostContract.unblockPhone, activeManager, unblockPhone),
  route(hostContract.exportBookings, orKey(manager, "read_bookings"), exportBookings),
  route(hostContract.readFeedAddress, manager, readFeedAddress),
  route(hostContract.renewFeed, activeManager, renewFeed),
  route(hostContract.revokeFeed, activeManager, revokeFeed),
  route(hostContract.readFeed, anyone, readFeed),
  route(deleteListing, activeManager, removeListing),
];
