import * as events from "./events.ts";
import * as listings from "./listings.ts";
import * as providerAccounts from "./provider-accounts.ts";
import * as serviceCategories from "./service-categories.ts";
import * as serviceItems from "./service-items.ts";
import * as session from "./session.ts";
import * as uploads from "./uploads.ts";

/** Every call of the API. The OpenAPI document, the typed client and the test that walks all routes read this list. */
export const endpoints = {
  listSubcategories: serviceCategories.listSubcategories,
  getSession: session.getSession,
  startUpload: uploads.startUpload,
  finishUpload: uploads.finishUpload,
  readProviders: providerAccounts.readProviders,
  registerProvider: providerAccounts.registerProvider,
  listOwnListings: listings.listOwnListings,
  readListing: listings.readListing,
  createListing: listings.createListing,
  updateListing: listings.updateListing,
  deleteListing: listings.deleteListing,
  resolveProviderAccount: listings.resolveProviderAccount,
  readEvents: events.readEvents,
  createEvent: events.createEvent,
  updateEvent: events.updateEvent,
  deleteEvent: events.deleteEvent,
  listServiceItems: serviceItems.listServiceItems,
  createServiceItem: serviceItems.createServiceItem,
  updateServiceItem: serviceItems.updateServiceItem,
  deleteServiceItem: serviceItems.deleteServiceItem,
} as const;
