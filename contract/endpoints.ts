import * as bookings from "./bookings.ts";
import * as calendar from "./calendar.ts";
import * as calendars from "./calendars.ts";
import * as customers from "./customer-card.ts";
import * as decisions from "./decisions.ts";
import * as devices from "./devices.ts";
import * as events from "./events.ts";
import * as guests from "./guests.ts";
import * as holds from "./holds.ts";
import * as hostBookings from "./host-bookings.ts";
import * as providerAccounts from "./hosts.ts";
import * as imports from "./imports.ts";
import * as insights from "./insights.ts";
import * as keys from "./keys.ts";
import * as listings from "./listings.ts";
import * as members from "./members.ts";
import * as moderation from "./moderation.ts";
import * as news from "./news.ts";
import * as openingHours from "./opening-hours.ts";
import * as operations from "./operations.ts";
import * as outbox from "./outbox.ts";
import * as overview from "./overview.ts";
import * as ownData from "./own-data.ts";
import * as registrations from "./registrations.ts";
import * as reports from "./reports.ts";
import * as reviews from "./reviews.ts";
import * as finding from "./search.ts";
import * as serviceCategories from "./service-categories.ts";
import * as serviceItems from "./service-items.ts";
import * as session from "./session.ts";
import * as slates from "./slates.ts";
import * as support from "./support.ts";
import * as timesToMoveTo from "./times-to-move-to.ts";
import * as uploads from "./uploads.ts";
import * as visitMessages from "./visit-messages.ts";
import * as waitingList from "./waiting-list.ts";
import * as webhooks from "./webhooks.ts";
import * as whatsOn from "./whats-on.ts";

/** The OpenAPI document, the typed client and the tests of all routes are built from this list. */
export const endpoints = {
  listSubcategories: serviceCategories.listSubcategories,
  getSession: session.getSession,
  startUpload: uploads.startUpload,
  finishUpload: uploads.finishUpload,
  readProviders: providerAccounts.readProviders,
  registerProvider: providerAccounts.registerProvider,
  readOwnHost: providerAccounts.readOwnHost,
  updateHost: providerAccounts.updateHost,
  listCalendars: calendars.listCalendars,
  createCalendar: calendars.createCalendar,
  updateCalendar: calendars.updateCalendar,
  listMembers: members.listMembers,
  updateMember: members.updateMember,
  removeMember: members.removeMember,
  listInvitations: members.listInvitations,
  createInvitation: members.createInvitation,
  revokeInvitation: members.revokeInvitation,
  readInvitation: members.readInvitation,
  acceptInvitation: members.acceptInvitation,
  switchHost: members.switchHost,
  listImportedCalendars: imports.listImportedCalendars,
  importCalendar: imports.importCalendar,
  readImportedCalendarNow: imports.readImportedCalendarNow,
  changeImportedCalendar: imports.changeImportedCalendar,
  removeImportedCalendar: imports.removeImportedCalendar,
  listKeys: keys.listKeys,
  createKey: keys.createKey,
  revokeKey: keys.revokeKey,
  listWebhooks: webhooks.listWebhooks,
  createWebhook: webhooks.createWebhook,
  updateWebhook: webhooks.updateWebhook,
  removeWebhook: webhooks.removeWebhook,
  rotateWebhookSecret: webhooks.rotateWebhookSecret,
  listDeliveries: webhooks.listDeliveries,
  replayDelivery: webhooks.replayDelivery,
  readPushKey: devices.readPushKey,
  remindOnDevice: devices.remindOnDevice,
  saveDevice: devices.saveDevice,
  listDevices: devices.listDevices,
  removeDevice: devices.removeDevice,
  listVisitMessages: visitMessages.listVisitMessages,
  readVisitMessages: visitMessages.readVisitMessages,
  markReminderOpened: visitMessages.markReminderOpened,
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
  cancelEvent: events.cancelEvent,
  listPublicEvents: whatsOn.listPublicEvents,
  readPublicEventsFeed: whatsOn.readPublicEventsFeed,
  readPublicEvent: whatsOn.readPublicEvent,
  downloadEventCalendar: whatsOn.downloadEventCalendar,
  register: registrations.register,
  readTicket: registrations.readTicket,
  changePlaces: registrations.changePlaces,
  acceptOffer: registrations.acceptOffer,
  waitAgain: registrations.waitAgain,
  cancelRegistration: registrations.cancelRegistration,
  muteMessages: registrations.muteMessages,
  eraseGuestDetails: registrations.eraseGuestDetails,
  downloadTicketCalendar: registrations.downloadTicketCalendar,
  listGuests: guests.listGuests,
  exportGuests: guests.exportGuests,
  readGuestMessages: guests.readGuestMessages,
  messageGuests: guests.messageGuests,
  checkIn: guests.checkIn,
  setAdmitted: guests.setAdmitted,
  watchGuests: guests.watchGuests,
  search: finding.search,
  readSearchFeed: finding.readSearchFeed,
  suggest: finding.suggest,
  listServiceItems: serviceItems.listServiceItems,
  createServiceItem: serviceItems.createServiceItem,
  updateServiceItem: serviceItems.updateServiceItem,
  deleteServiceItem: serviceItems.deleteServiceItem,
  readOutbox: outbox.readOutbox,
  downloadOwnData: ownData.downloadOwnData,
  listSlots: calendar.listSlots,
  listNextStarts: calendar.listNextStarts,
  setAvailability: calendar.setAvailability,
  restoreAvailability: calendar.restoreAvailability,
  watchCalendar: calendar.watchCalendar,
  readHours: openingHours.readHours,
  setWeeklyHours: openingHours.setWeeklyHours,
  previewHours: openingHours.previewHours,
  setDifferingDay: openingHours.setDifferingDay,
  removeDifferingDay: openingHours.removeDifferingDay,
  setHolidayClosing: openingHours.setHolidayClosing,
  setRange: openingHours.setRange,
  createHold: holds.createHold,
  releaseHold: holds.releaseHold,
  bookSlot: bookings.bookSlot,
  bookForCaller: bookings.bookForCaller,
  cancelAsHost: bookings.cancelAsHost,
  listBookings: bookings.listBookings,
  countBookings: hostBookings.countBookings,
  moveToCalendar: hostBookings.moveToCalendar,
  markNoShow: hostBookings.markNoShow,
  markArrived: hostBookings.markArrived,
  declineBooking: hostBookings.declineBooking,
  readCustomerCard: customers.readCustomerCard,
  writeCustomerNote: customers.writeCustomerNote,
  countView: insights.countView,
  readOverview: overview.readOverview,
  readInsights: insights.readInsights,
  blockPhone: hostBookings.blockPhone,
  listBlockedPhones: hostBookings.listBlockedPhones,
  unblockPhone: hostBookings.unblockPhone,
  exportBookings: hostBookings.exportBookings,
  readFeedAddress: hostBookings.readFeedAddress,
  renewFeed: hostBookings.renewFeed,
  revokeFeed: hostBookings.revokeFeed,
  readFeed: hostBookings.readFeed,
  readBooking: bookings.readBooking,
  cancelBooking: bookings.cancelBooking,
  listStartsToMoveTo: timesToMoveTo.listStartsToMoveTo,
  readNextStartToMoveTo: timesToMoveTo.readNextStartToMoveTo,
  moveBooking: bookings.moveBooking,
  eraseDetails: bookings.eraseDetails,
  downloadCalendarFile: bookings.downloadCalendarFile,
  findBookings: bookings.findBookings,
  joinWaitingList: waitingList.joinWaitingList,
  readWaitingPerson: waitingList.readWaitingPerson,
  acceptTime: waitingList.acceptTime,
  declineTime: waitingList.declineTime,
  leaveWaitingList: waitingList.leaveWaitingList,
  listWaiting: waitingList.listWaiting,
  limitWaitingList: waitingList.limitWaitingList,
  offerTime: waitingList.offerTime,
  removeWaiting: waitingList.removeWaiting,
  readReviews: reviews.readReviews,
  readVisitReview: reviews.readVisitReview,
  reviewVisit: reviews.reviewVisit,
  answerReview: reviews.answerReview,
  sendContactMessage: support.sendContactMessage,
  requestDeletion: support.requestDeletion,
  readDeletionRequest: support.readDeletionRequest,
  confirmDeletion: support.confirmDeletion,
  listContactMessages: support.listContactMessages,
  answerContactMessage: support.answerContactMessage,
  listDeletionRequests: support.listDeletionRequests,
  settleDeletion: support.settleDeletion,
  reportListing: reports.reportListing,
  listReports: reports.listReports,
  closeReport: reports.closeReport,
  listDecisions: decisions.listDecisions,
  readDesk: moderation.readDesk,
  listModerated: moderation.listModerated,
  readModerated: moderation.readModerated,
  readHost: moderation.readHost,
  decideModeration: moderation.decideModeration,
  highlightModerated: moderation.highlightModerated,
  listFailingFeeds: operations.listFailingFeeds,
  listFailedMails: operations.listFailedMails,
  sendMailAgain: operations.sendMailAgain,
  listJobQueues: operations.listJobQueues,
  readSlate: slates.readSlate,
  readAuthor: slates.readAuthor,
  listNews: news.listNews,
} as const;
