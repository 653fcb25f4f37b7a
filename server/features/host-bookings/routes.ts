import * as contract from "#contract/host-bookings.ts";
import { deleteListing } from "#contract/listings.ts";
import { anyone } from "#server/features/identity/index.ts";
import { activeProvider, provider } from "#server/features/providers/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { blockPhone, listBlockedPhones, unblockPhone } from "./block-phone.ts";
import { countBookings } from "./count-bookings.ts";
import { declineBooking } from "./decline-booking.ts";
import { exportBookings } from "./export-bookings.ts";
import { readFeedAddress, renewFeed, revokeFeed } from "./manage-feed.ts";
import { markNoShow } from "./mark-no-show.ts";
import { readFeed } from "./read-feed.ts";
import { removeListing } from "./remove-listing.ts";

export const hostBookingRoutes: readonly Route[] = [
  route(contract.countBookings, provider, countBookings),
  route(contract.markNoShow, activeProvider, markNoShow),
  route(contract.declineBooking, activeProvider, declineBooking),
  route(contract.blockPhone, activeProvider, blockPhone),
  route(contract.listBlockedPhones, provider, listBlockedPhones),
  route(contract.unblockPhone, activeProvider, unblockPhone),
  route(contract.exportBookings, provider, exportBookings),
  route(contract.readFeedAddress, provider, readFeedAddress),
  route(contract.renewFeed, activeProvider, renewFeed),
  route(contract.revokeFeed, activeProvider, revokeFeed),
  route(contract.readFeed, anyone, readFeed),
  route(deleteListing, activeProvider, removeListing),
];
