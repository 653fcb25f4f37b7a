import { bookSlot } from "#contract/bookings.ts";
import { saveDevice } from "#contract/devices.ts";
import type { endpoints } from "#contract/endpoints.ts";
import { createEvent } from "#contract/events.ts";
import { blockPhone } from "#contract/host-bookings.ts";
import { createKey } from "#contract/keys.ts";
import { reportListing } from "#contract/reports.ts";
import { sendContactMessage } from "#contract/support.ts";
import { joinWaitingList } from "#contract/waiting-list.ts";
import { createWebhook } from "#contract/webhooks.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aSubscriber } from "#server/features/devices/push-fixtures.ts";
import { registration } from "#server/features/hosts/host-fixtures.ts";
import { listingBody } from "#server/features/listings/listing-fixtures.ts";
import { anEvent, registerGuest } from "#server/features/registrations/registration-fixtures.ts";
import { aReview } from "#server/features/reviews/review-fixtures.ts";
import { anImage } from "#server/features/uploads/upload-fixtures.ts";
import { daysAfter, nextYear, openDay } from "#server/testing/test-days.ts";
import type { TestApp } from "./test-app.ts";

type Sample = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> };

/**
 * Each sample is a valid call as the victim. Tests of all routes send it as someone else. A route without a sample does
 * not compile.
 */
export async function routeSamples(app: TestApp): Promise<Record<keyof typeof endpoints, Sample> & { victim: Victim }> {
  const { host, listing, item } = await anOpenDay(app);
  const eventBody = {
    title: "Accra Nights",
    description: "Highlife first.",
    category: "Festivals",
    address: "Valletta Waterfront",
    country_iso: "MT",
    start_date: venueTime(`${nextYear}-05-01 20:00`),
    end_date: venueTime(`${nextYear}-05-01 23:00`),
    timezone: "Europe/Malta",
    community_id: 1,
    city_id: 3,
    ticket_required: true,
    ticket_price: 15,
    requires_booking: true,
    booking_link: "https://tickets.example",
    image_url: await anImage(app, host.userId),
  };
  const event = await app.call(createEvent, { query: {}, body: eventBody as never }, { headers: host.headers });
  const party = await anEvent(app, host);
  const ticket = (await registerGuest(app, party, { email: "maria@test.example" })).body.data;
  const ofParty = { id: party.id };
  const ofTicket = { secret: ticket.secret };
  const booking = {
    kindredProviderId: host.hostId,
    startTime: venueTime(`${openDay} 10:00`),
    serviceItems: [item.id] as [number],
    customerName: "Maria Camilleri",
    customerPhone: "99112233",
    customerEmail: "maria@test.example",
  };
  const booked = await app.call(bookSlot, { body: booking });
  const { subscription } = aSubscriber("https://push.example/1");
  const other = aSubscriber("https://push.example/2").subscription;
  const device = await app.call(
    saveDevice,
    { body: { subscription, kinds: ["new"], name: "Chrome on Android" } },
    { headers: host.headers },
  );
  const joining = {
    kindredProviderId: host.hostId,
    serviceItems: booking.serviceItems,
    days: [openDay],
    partsOfDay: ["morning"] as ["morning"],
    customerName: "Yana Borg",
    customerPhone: null,
    customerEmail: "yana@test.example",
  };
  const waiting = (await app.call(joinWaitingList, { body: joining })).body.data;
  const ofWaiting = { secret: waiting.secret };
  const waitingAtHost = { hostId: host.hostId, id: waiting.id };
  const bodyOfListing = await listingBody(app, host);
  const slot = { kindredProviderId: host.hostId, serviceItemId: item.id, startTime: booking.startTime };
  const secret = { secret: booked.body.data.secret };
  const review = await aReview(app, booked.body.data.id);
  const contactMessage = { name: "Maria", email: "maria@test.example", message: "Hello" };
  await app.call(sendContactMessage, { body: contactMessage });
  const report = {
    listingId: listing.id,
    reason: "not_real",
    details: "Nobody there",
    email: "maria@test.example",
  } as const;
  await app.call(reportListing, { body: report });
  const bookingId = booked.body.data.id;
  const blocked = await app.call(blockPhone, { body: { bookingId } }, { headers: host.headers });
  const imported = await app.deps.db
    .insertInto("imported_calendars")
    .values({
      host_id: host.hostId,
      calendar_id: booked.body.data.calendarId,
      address: "https://calendar.example/private/basic.ics",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const key = await app.call(
    createKey,
    { params: { hostId: String(host.hostId) }, body: { name: "Website", scopes: ["read_bookings"] } },
    { headers: host.headers },
  );
  const webhookBody = { url: "https://till.example/kindred", events: ["booking.created" as const] };
  const webhook = await app.call(
    createWebhook,
    { params: { hostId: String(host.hostId) }, body: webhookBody },
    { headers: host.headers },
  );
  const ofWebhook = { hostId: host.hostId, id: webhook.body.data.id };
  const ofImport = { hostId: host.hostId, id: imported.id };
  const calendarAddress = "https://calendar.example/private/new.ics";
  const hoursOf = { hostId: host.hostId, calendarId: booked.body.data.calendarId };
  const itemBody = { name: "Twists", description: "Long ones", price: 20, durationMinutes: 30 };
  return {
    victim: { ...host, listingId: listing.id, itemId: item.id, eventId: event.body.data.id, secret: secret.secret },
    readPushKey: {},
    remindOnDevice: {
      params: { secret: booked.body.data.secret },
      body: { subscription, times: ["two_hours_before"] },
    },
    listWebhooks: { params: { hostId: host.hostId } },
    createWebhook: { params: { hostId: host.hostId }, body: webhookBody },
    updateWebhook: { params: ofWebhook, body: webhookBody },
    removeWebhook: { params: ofWebhook },
    rotateWebhookSecret: { params: ofWebhook },
    listDeliveries: { params: ofWebhook },
    replayDelivery: { params: { ...ofWebhook, messageId: "msg_1" } },
    listKeys: { params: { hostId: host.hostId } },
    createKey: { params: { hostId: host.hostId }, body: { name: "Till", scopes: ["read_bookings"] } },
    revokeKey: { params: { hostId: host.hostId, id: key.body.data.id } },
    listImportedCalendars: { params: { hostId: host.hostId } },
    importCalendar: {
      params: { hostId: host.hostId },
      body: { calendarId: booked.body.data.calendarId, address: calendarAddress },
    },
    readImportedCalendarNow: { params: ofImport },
    changeImportedCalendar: { params: ofImport, body: { address: calendarAddress } },
    removeImportedCalendar: { params: ofImport },
    saveDevice: { body: { subscription: other, kinds: ["new"], name: "Chrome on Android" } },
    listDevices: {},
    listVisitMessages: { params: { hostId: host.hostId }, query: { from: booking.startTime } },
    readVisitMessages: { params: { hostId: host.hostId, bookingId: booked.body.data.id } },
    markReminderOpened: {
      params: { hostId: host.hostId, bookingId: booked.body.data.id },
      body: { isOpened: true },
    },
    removeDevice: { params: { id: device.body.data.id } },
    listSubcategories: { params: { categoryId: 2 } },
    getSession: {},
    readProviders: { query: { userId: host.userId } },
    registerProvider: { body: { ...registration, user_id: host.userId } },
    startUpload: { body: { purpose: "logo", contentType: "image/png", contentLength: 1000, fileName: "logo.png" } },
    finishUpload: { params: { id: 1 } },
    readOutbox: {},
    downloadOwnData: {},
    listCalendars: { params: { hostId: host.hostId } },
    createCalendar: { params: { hostId: host.hostId }, body: { name: "Kofi" } },
    updateCalendar: { params: { hostId: host.hostId, calendarId: host.hostId }, body: { name: "Ama" } },
    readOwnHost: { params: { hostId: host.hostId } },
    updateHost: { params: { hostId: host.hostId }, body: { name: "Amara's Braids", isTrader: true } },
    listMembers: { params: { hostId: host.hostId } },
    updateMember: { params: { hostId: host.hostId, userId: host.userId }, body: { role: "owner" } },
    removeMember: { params: { hostId: host.hostId, userId: host.userId } },
    listInvitations: { params: { hostId: host.hostId } },
    createInvitation: { params: { hostId: host.hostId }, body: { role: "staff" } },
    revokeInvitation: { params: { hostId: host.hostId, invitationId: "00000000-0000-4000-8000-000000000000" } },
    readInvitation: { params: { token: "unknown" } },
    acceptInvitation: { params: { token: "unknown" } },
    switchHost: { body: { hostId: host.hostId } },
    listOwnListings: { query: { userId: host.userId } },
    readListing: { query: { id: listing.id } },
    createListing: { body: { ...bodyOfListing, userId: host.userId } },
    updateListing: { params: { id: listing.id }, body: bodyOfListing },
    deleteListing: { params: { id: listing.id } },
    resolveProviderAccount: { params: { providerId: listing.id } },
    readEvents: { query: { userId: host.userId } },
    createEvent: { body: eventBody },
    updateEvent: { params: { id: event.body.data.id }, body: eventBody },
    deleteEvent: { params: { id: event.body.data.id } },
    cancelEvent: { params: ofParty, body: { note: "Rain" } },
    listPublicEvents: {},
    readPublicEventsFeed: {},
    readPublicEvent: { params: ofParty },
    downloadEventCalendar: { params: ofParty },
    register: {
      params: ofParty,
      body: { places: 2, guestName: "Maria Camilleri", guestPhone: "99112244", guestEmail: "maria@test.example" },
    },
    readTicket: { params: ofTicket },
    changePlaces: { params: ofTicket, body: { places: 2 } },
    acceptOffer: { params: ofTicket, body: {} },
    waitAgain: { params: ofTicket },
    cancelRegistration: { params: ofTicket },
    muteMessages: { params: ofTicket, body: { isMuted: true } },
    eraseGuestDetails: { params: ofTicket },
    downloadTicketCalendar: { params: ofTicket },
    listGuests: { params: ofParty },
    readGuestMessages: { params: { ...ofParty, reference: ticket.id } },
    messageGuests: { params: ofParty, body: { text: "Doors open at eight." } },
    exportGuests: { params: ofParty },
    checkIn: { params: ofParty, body: { code: ticket.code } },
    setAdmitted: { params: { ...ofParty, reference: ticket.id }, body: { admitted: 1 } },
    watchGuests: { params: ofParty },
    search: { query: { q: "braids", when: "week", near: "il-gzira" } },
    suggest: { query: { q: "bra" } },
    readSearchFeed: { query: { community: "caribbean" } },
    listServiceItems: { query: { providerId: listing.id } },
    createServiceItem: { query: { providerId: listing.id }, body: itemBody },
    updateServiceItem: { params: { itemId: item.id }, body: itemBody },
    deleteServiceItem: { params: { itemId: item.id } },
    listSlots: {
      query: {
        kindredProviderId: host.hostId,
        startTime: venueTime(`${openDay} 00:00`),
        endTime: venueTime(`${daysAfter(openDay, 1)} 00:00`),
      },
    },
    listNextStarts: { query: { kindredProviderId: host.hostId, serviceItemId: item.id } },
    setAvailability: {
      body: {
        kindredProviderId: host.hostId,
        startTime: venueTime(`${daysAfter(openDay, 1)} 09:00`),
        endTime: venueTime(`${daysAfter(openDay, 1)} 10:00`),
        status: "available",
      },
    },
    restoreAvailability: {
      body: {
        kindredProviderId: host.hostId,
        status: "available",
        before: [
          {
            startTime: venueTime(`${daysAfter(openDay, 1)} 09:00`),
            endTime: venueTime(`${daysAfter(openDay, 1)} 10:00`),
            status: "hours",
          },
        ],
      },
    },
    readHours: { params: hoursOf },
    setWeeklyHours: {
      params: hoursOf,
      body: { validFrom: openDay, days: Array.from({ length: 7 }, () => [{ from: "09:00", to: "17:00" }]) },
    },
    previewHours: { params: hoursOf, body: {} },
    setDifferingDay: { params: { ...hoursOf, date: openDay }, body: { stretches: [], reason: "Wedding" } },
    removeDifferingDay: { params: { ...hoursOf, date: openDay } },
    setHolidayClosing: { params: hoursOf, body: { closed: true, openedDays: [] } },
    setRange: {
      body: {
        kindredProviderId: host.hostId,
        startDate: daysAfter(openDay, 1),
        endDate: daysAfter(openDay, 8),
        from: "09:00",
        to: "10:00",
        status: "available",
      },
    },
    watchCalendar: { query: { kindredProviderId: host.hostId } },
    createHold: {
      body: {
        kindredProviderId: host.hostId,
        serviceItems: booking.serviceItems,
        startTime: venueTime(`${openDay} 16:00`),
      },
    },
    releaseHold: { params: { id: "unknown-hold-unknown-h" } },
    joinWaitingList: { body: { ...joining, customerEmail: "abena@test.example" } },
    readWaitingPerson: { params: ofWaiting },
    acceptTime: { params: ofWaiting, body: {} },
    declineTime: { params: ofWaiting },
    listWaiting: { params: { hostId: host.hostId } },
    limitWaitingList: { params: { hostId: host.hostId }, body: { mostPeople: 20 } },
    offerTime: { params: waitingAtHost, body: { startTime: venueTime(`${openDay} 09:00`) } },
    removeWaiting: { params: waitingAtHost },
    leaveWaitingList: { params: ofWaiting },
    bookSlot: { body: { ...booking, startTime: venueTime(`${openDay} 14:00`) } },
    bookForCaller: {
      body: { ...slot, startTime: venueTime(`${openDay} 15:00`), customerName: "Caller", customerPhone: "99112234" },
    },
    cancelAsHost: { body: { ...slot, note: "Sorry" } },
    listBookings: { query: { kindredProviderId: host.hostId } },
    sendContactMessage: { body: contactMessage },
    requestDeletion: { body: { email: "maria@test.example", reason: "unused", comments: "Bye", confirmed: true } },
    readDeletionRequest: { params: { token: "unknown" } },
    confirmDeletion: { params: { token: "unknown" } },
    reportListing: { body: report },
    listReports: {},
    closeReport: { params: { id: 1 }, body: { outcome: "dismissed", note: "Looked at it" } },
    listContactMessages: {},
    answerContactMessage: { params: { id: 1 }, body: { answer: "Yes, there is" } },
    listDeletionRequests: {},
    settleDeletion: { params: { id: "00000000-0000-4000-8000-000000000000" }, body: { userId: 1 } },
    listDecisions: {},
    readDesk: {},
    listModerated: { params: { kind: "services" } },
    readModerated: { params: { kind: "services", id: listing.id } },
    readHost: { params: { accountId: host.hostId } },
    decideModeration: {
      params: { kind: "services", id: listing.id },
      body: { decision: "suspend", revision: 1, reason: "photos", message: "Not yours" },
    },
    highlightModerated: { params: { kind: "events", id: event.body.data.id }, body: { isOn: true } },
    listFailingFeeds: {},
    listFailedMails: {},
    sendMailAgain: { params: { id: "00000000-0000-4000-8000-000000000000" } },
    listJobQueues: {},
    countBookings: { query: { kindredProviderId: host.hostId } },
    moveToCalendar: { params: { id: bookingId }, body: { calendarId: booked.body.data.calendarId } },
    markArrived: { params: { id: bookingId }, body: { arrived: true } },
    markNoShow: { params: { id: bookingId }, body: { noShow: true } },
    declineBooking: { params: { id: bookingId }, body: { blockPhone: true } },
    readCustomerCard: { params: { id: bookingId } },
    writeCustomerNote: { params: { id: bookingId }, body: { note: "Prefers mornings" } },
    readOverview: { query: { period: "12" } },
    countView: { query: { listingId: 1, source: "search" } },
    readInsights: { query: { kindredProviderId: host.hostId, period: "12" } },
    blockPhone: { body: { bookingId } },
    listBlockedPhones: { query: { kindredProviderId: host.hostId } },
    unblockPhone: { params: { id: blocked.body.data.id } },
    exportBookings: { query: { kindredProviderId: host.hostId } },
    readFeedAddress: { query: { kindredProviderId: host.hostId } },
    renewFeed: { body: { kindredProviderId: host.hostId } },
    revokeFeed: { query: { kindredProviderId: host.hostId } },
    readFeed: { params: { file: "1-x.ics" } },
    readSlate: { params: { id: 1 } },
    readAuthor: { params: { authorId: 1 } },
    listNews: {},
    readBooking: { params: secret },
    listStartsToMoveTo: {
      params: secret,
      query: { startTime: venueTime(`${openDay} 00:00`), endTime: venueTime(`${daysAfter(openDay, 1)} 00:00`) },
    },
    cancelBooking: { params: secret },
    readNextStartToMoveTo: { params: secret, query: { after: venueTime(`${openDay} 00:00`) } },
    moveBooking: { params: secret, body: { startTime: venueTime(`${openDay} 12:00`) } },
    eraseDetails: { params: secret },
    downloadCalendarFile: { params: secret },
    findBookings: { body: { email: booking.customerEmail } },
    readReviews: { query: { providerId: listing.id } },
    readVisitReview: { params: secret },
    reviewVisit: { params: secret, body: { stars: 5, text: "Good" } },
    answerReview: { params: { id: review.id }, body: { answer: "Thank you" } },
  };
}

export type Victim = Awaited<ReturnType<typeof anOpenDay>>["host"] & {
  listingId: number;
  itemId: number;
  eventId: number;
  secret: string;
};
