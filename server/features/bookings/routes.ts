import * as contract from "#contract/bookings.ts";
import { anyone } from "#server/features/identity/index.ts";
import { activeProvider, provider } from "#server/features/providers/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { bookForCaller } from "./book-for-caller.ts";
import { bookSlot } from "./book-slot.ts";
import { cancelAsHost } from "./cancel-as-host.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { downloadCalendarFile } from "./download-calendar-file.ts";
import { findBookings } from "./find-bookings.ts";
import { listBookings } from "./list-bookings.ts";
import { listStartsToMoveTo } from "./list-starts-to-move-to.ts";
import { moveBooking } from "./move-booking.ts";
import { readBooking } from "./read-booking.ts";

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
];
