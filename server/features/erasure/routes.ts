import * as bookings from "#contract/bookings.ts";
import * as contract from "#contract/own-data.ts";
import * as registrations from "#contract/registrations.ts";
import { anyone, signedIn } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { downloadOwnData } from "./download-own-data.ts";
import { eraseDetails } from "./erase-details.ts";
import { eraseGuestDetails } from "./erase-guest-details.ts";

export const erasureRoutes: readonly Route[] = [
  route(bookings.eraseDetails, anyone, eraseDetails),
  route(registrations.eraseGuestDetails, anyone, eraseGuestDetails),
  route(contract.downloadOwnData, signedIn, downloadOwnData),
];
