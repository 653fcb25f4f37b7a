import { findBookings as findBookingsContract } from "#contract/bookings.ts";
import * as guests from "#contract/guests.ts";
import * as contract from "#contract/registrations.ts";
import { activeManager, activeStaff, manager, orKey, staff } from "#server/features/hosts/index.ts";
import { anyone } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { acceptOffer } from "./accept-offer.ts";
import { cancelRegistration } from "./cancel-registration.ts";
import { changePlaces } from "./change-places.ts";
import { checkIn, setAdmitted } from "./check-in.ts";
import { downloadTicketCalendar } from "./download-ticket-calendar.ts";
import { exportGuests } from "./export-guests.ts";
import { findBookings } from "./find-bookings.ts";
import { listGuests } from "./list-guests.ts";
import { messageGuests } from "./message-guests.ts";
import { muteMessages } from "./mute-messages.ts";
import { readGuestMessages } from "./read-guest-messages.ts";
import { readTicket } from "./read-ticket.ts";
import { register } from "./register.ts";
import { waitAgain } from "./wait-again.ts";
import { watchGuests } from "./watch-guests.ts";

export const registrationRoutes: readonly Route[] = [
  route(contract.register, anyone, register),
  route(contract.readTicket, anyone, readTicket),
  route(contract.changePlaces, anyone, changePlaces),
  route(contract.acceptOffer, anyone, acceptOffer),
  route(contract.waitAgain, anyone, waitAgain),
  route(contract.cancelRegistration, anyone, cancelRegistration),
  route(contract.muteMessages, anyone, muteMessages),
  route(contract.downloadTicketCalendar, anyone, downloadTicketCalendar),
  route(findBookingsContract, anyone, findBookings),
  route(guests.listGuests, orKey(staff, "read_guests"), listGuests),
  route(guests.readGuestMessages, manager, readGuestMessages),
  route(guests.messageGuests, activeManager, messageGuests),
  route(guests.exportGuests, orKey(manager, "read_guests"), exportGuests),
  route(guests.checkIn, activeStaff, checkIn),
  route(guests.setAdmitted, activeStaff, setAdmitted),
  route(guests.watchGuests, staff, watchGuests),
];
