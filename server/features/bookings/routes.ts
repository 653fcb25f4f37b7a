import * as contract from "#contract/bookings.ts";
import * as hostContract from "#contract/host-bookings.ts";
import { deleteListing } from "#contract/listings.ts";
import { anyone } from "#server/features/identity/index.ts";
import { activeProvider, provider } from "#server/features/providers/index.ts";
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
import { findBookings } from "./find-bookings.ts";
import { listBookings } from "./list-bookings.ts";
import { listStartsToMoveTo } from "./list-starts-to-move-to.ts";
import { readFeedAddress, renewFeed, revokeFeed } from "./manage-feed.ts";
import { markNoShow } from "./mark-no-show.ts";
import { moveBooking } from "./move-booking.ts";
import { readBooking } from "./read-booking.ts";
import { readFeed } from "./read-feed.ts";
import { removeListing } from "./remove-listing.ts";

export const bookingRoutes: readonly Route[] = [
  route(contract.bookSlot, anyone, bookSlot),
  route(contract.bookForCaller, activeProvider, bookForCaller),
  route(contract.cancelAsHost, activeProvider, cancelAsHost),
  route(contract.listBookings, provider, listBookings),
  route(contract.readBooking, anyone, readBooking),
  route(contract.listStartsToMoveTo, anyone, listStartsToMoveTo),
  route(contract.cancelBooking, anyone, cancelBooking),
  route(contract.moveBooking, anyone, moveBooking),
  route(contract.downloadCalendarFile, anyone, downloadCalendarFile),
  route(contract.findBookings, anyone, findBookings),
  route(hostContract.countBookings, provider, countBookings),
  route(hostContract.markNoShow, activeProvider, markNoShow),
  route(hostContract.declineBooking, activeProvider, declineBooking),
  route(hostContract.blockPhone, activeProvider, blockPhone),
  route(hostContract.listBlockedPhones, provider, listBlockedPhones),
  route(hostContract.unblockPhone, activeProvider, unblockPhone),
  route(hostContract.exportBookings, provider, exportBookings),
  route(hostContract.readFeedAddress, provider, readFeedAddress),
  route(hostContract.renewFeed, activeProvider, renewFeed),
  route(hostContract.revokeFeed, activeProvider, revokeFeed),
  route(hostContract.readFeed, anyone, readFeed),
  route(deleteListing, activeProvider, removeListing),
];
