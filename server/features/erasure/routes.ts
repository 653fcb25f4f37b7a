import * as bookings from "#contract/bookings.ts";
import * as contract from "#contract/own-data.ts";
import { anyone, signedIn } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { downloadOwnData } from "./download-own-data.ts";
import { eraseDetails } from "./erase-details.ts";

export const erasureRoutes: readonly Route[] = [
  route(bookings.eraseDetails, anyone, eraseDetails),
  route(contract.downloadOwnData, signedIn, downloadOwnData),
];
