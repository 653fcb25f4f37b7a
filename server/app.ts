import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { inLanguage } from "#contract/lists/text-languages.ts";
import type { Db } from "./db/database.ts";
import { withTimeBudget } from "./db/time-budget.ts";
import type { Deps } from "./deps.ts";
import type { Settings } from "./env.ts";
import { bookingJobs, bookingMails, bookingRoutes, endFeed, findLogosOnTickets } from "./features/bookings/index.ts";
import {
  announceBookableChanges,
  announceCalendarChange,
  calendarJobs,
  calendarRoutes,
  endStreamsOfFormerMember,
  holdEventTime,
} from "./features/calendar/index.ts";
import { decisionRoutes, recordMemberChange } from "./features/decisions/index.ts";
import { deviceRoutes, pushJobs, pushOnChange } from "./features/devices/index.ts";
import { erasureJobs, erasureRoutes } from "./features/erasure/index.ts";
import { announceEventChanges, eventRoutes, findEventPictures, listPublicEventIds } from "./features/events/index.ts";
import { activeManager, hostRoutes } from "./features/hosts/index.ts";
import { addSignInRoutes } from "./features/identity/index.ts";
import { importJobs, importRoutes } from "./features/imports/index.ts";
import { insightJobs, insightRoutes, keepInsights } from "./features/insights/index.ts";
import {
  announceListingChanges,
  fillSubcategories,
  findListingPictures,
  findVenue,
  isPublic,
  listingRoutes,
  listPublicListings,
} from "./features/listings/index.ts";
import { moderationRoutes } from "./features/moderation/index.ts";
import { newsJobs, newsRoutes } from "./features/news/index.ts";
import { operationsRoutes } from "./features/operations/index.ts";
import {
  offerAfterEdit,
  registrationJobs,
  registrationMails,
  registrationRoutes,
} from "./features/registrations/index.ts";
import { reportJobs, reportRoutes } from "./features/reports/index.ts";
import { reviewRoutes } from "./features/reviews/index.ts";
import { keepSearch, listPlacePages, searchJobs, searchRoutes } from "./features/search/index.ts";
import { serviceItemRoutes } from "./features/service-items/index.ts";
import { addShareKitRoutes, addSharePreviewRoutes } from "./features/sharing/index.ts";
import {
  addSlateMediaRoutes,
  addSlatePreviewRoute,
  listSlates,
  slateJobs,
  slateRoutes,
} from "./features/slates/index.ts";
import { supportJobs, supportRoutes } from "./features/support/index.ts";
import { uploadJobs, uploadRoutes } from "./features/uploads/index.ts";
import { offerAfterChange, waitingListJobs, waitingListRoutes } from "./features/waiting-list/index.ts";
import { queueWebhooks, webhookJobs, webhookRoutes } from "./features/webhooks/index.ts";
import { apiDocsPage } from "./http/api-docs.ts";
import { mountBookButton } from "./http/book-button.ts";
import { mountCountryMaps } from "./http/country-maps.ts";
import { mountDemoClips } from "./http/demo-clips.ts";
import { mountDemoPictures } from "./http/demo-pictures.ts";
import { mountHealth } from "./http/health.ts";
import type { App } from "./http/hono-app.ts";
import type { KeptAnswers } from "./http/kept-answers.ts";
import { mountMetrics } from "./http/metrics.ts";
import { openApiDocument } from "./http/openapi.ts";
import { refusalAnswer } from "./http/refusal-answer.ts";
import { refuseMethod } from "./http/refuse-method.ts";
import { mount, type Route } from "./http/route.ts";
import { type SecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import { mountServiceWorker } from "./http/service-worker.ts";
import type { SharedPages } from "./http/shared-pages.ts";
import { mountSiteFiles } from "./http/site-files.ts";
import { mountStoredFiles } from "./http/stored-files.ts";
import { traceRequests } from "./http/traced-requests.ts";
import { rememberWrites } from "./http/write-position.ts";
import { analyticsOrigins } from "./platform/analytics.ts";
import type { JobDefinition } from "./platform/jobs/job-definition.ts";
import { mailJobs } from "./platform/mail/mail-jobs.ts";
import { refuse } from "./refusal.ts";
import { version } from "./version.ts";

export const routes: readonly Route[] = [
  ...hostRoutes,
  ...uploadRoutes(activeManager),
  ...listingRoutes,
  ...eventRoutes,
  ...serviceItemRoutes,
  ...calendarRoutes,
  ...importRoutes,
  ...bookingRoutes,
  ...waitingListRoutes,
  ...deviceRoutes,
  ...webhookRoutes,
  ...registrationRoutes,
  ...slateRoutes,
  ...newsRoutes,
  ...reviewRoutes,
  ...searchRoutes,
  ...insightRoutes,
  ...supportRoutes,
  ...reportRoutes,
  ...decisionRoutes,
  ...moderationRoutes,
  ...operationsRoutes,
  ...erasureRoutes,
];

export const jobDefinitions: readonly JobDefinition[] = [
  ...mailJobs,
  ...uploadJobs([findListingPictures, findEventPictures, findLogosOnTickets]),
  ...calendarJobs,
  ...importJobs,
  ...bookingJobs,
  ...waitingListJobs,
  ...pushJobs,
  ...webhookJobs,
  ...registrationJobs,
  ...searchJobs,
  ...insightJobs,
  ...supportJobs,
  ...reportJobs,
  ...newsJobs,
  ...slateJobs,
  ...erasureJobs,
];

type AppOptions = {
  readonly isDev?: boolean;
  readonly isStopping?: () => boolean;
  readonly sharedPages?: SharedPages | null;
  readonly keptAnswers?: KeptAnswers | null;
  /** Names the built pages. */
  readonly build?: string;
};

/** The app does not listen on a port: tests call `app.fetch`, and `serve-product.ts` passes it to the HTTP server. */
export function createApp(deps: Deps, options: AppOptions = {}): App {
  deps.changes.subscribe([
    announceCalendarChange,
    ...announceBookableChanges,
    ...announceListingChanges,
    ...announceEventChanges,
    endStreamsOfFormerMember,
    recordMemberChange,
    endFeed,
    ...bookingMails(deps),
    ...registrationMails(deps),
    ...pushOnChange(deps),
    ...queueWebhooks(deps),
    offerAfterEdit(deps),
    holdEventTime(deps),
    offerAfterChange(deps),
    ...keepSearch,
    keepInsights,
  ]);
  const app: App = new Hono();
  app.use(async (c, next) => {
    const requestId = c.env?.requestId ?? randomUUID();
    c.set("requestId", requestId);
    await withTimeBudget(next);
    c.res.headers.set("x-request-id", requestId);
  });
  if (deps.settings.tracing) traceRequests(app);
  mountMetrics(app, deps, options.sharedPages ?? null);
  app.use(headersOf(deps, options.isDev).middleware);
  rememberWrites(app, deps);
  app.onError((error, c) => refusalAnswer(deps, c, error));
  mountStoredFiles(app, deps);
  mountCountryMaps(app);
  addSlateMediaRoutes(app, deps);
  addSlatePreviewRoute(app, deps);
  addSharePreviewRoutes(app, deps);
  addShareKitRoutes(app, deps);
  mountSiteFiles(app, deps, [
    { name: "places", paths: () => listPlacePages(deps) },
    { name: "listings", paths: async () => (await listPublicListings(deps)).map((id) => `/providerPage?id=${id}`) },
    { name: "events", paths: async () => (await listPublicEventIds(deps)).map((id) => `/whats-on/${id}`) },
    { name: "slates", paths: async () => (await listSlates(deps)).map((id) => `/slates/${id}`) },
  ]);
  mountBookButton(app, deps, async (id, locale) => {
    const venue = await findVenue(deps.db, id);
    const isShown = venue && !venue.deleted_at && isPublic(venue, deps.settings.listingReview);
    return isShown ? inLanguage(venue, locale).name : null;
  });
  mountServiceWorker(app, deps.settings, options.build ?? version);
  if (deps.settings.demo) {
    mountDemoPictures(app);
    mountDemoClips(app);
  }
  mountHealth(app, deps, options.isStopping ?? (() => false));
  app.get("/api/openapi.json", (c) => c.json(openApiDocument(routes, deps.settings.publicUrl)));
  app.get("/api/docs", (c) => c.html(apiDocsPage(openApiDocument(routes, deps.settings.publicUrl), c.get("nonce"))));
  for (const path of ["/api/openapi.json", "/api/docs"]) app.all(path, (c) => refuseMethod(c, ["GET"]));
  const rooms: App = new Hono();
  mount(rooms, deps, routes, options.keptAnswers ?? null);
  app.route("/api", rooms);
  addSignInRoutes(app, deps);
  // Hono ignores `notFound` of a mounted app. Without this line, an unknown API path would render a page.
  app.all("/api/*", () => refuse("not_found"));
  return app;
}

export function headersOf({ settings }: Pick<Deps, "settings">, isDev = false): SecurityHeaders {
  return securityHeaders(storeOrigins(settings), {
    isDev,
    isHttps: settings.publicUrl.startsWith("https:"),
    analyticsOrigins: analyticsOrigins(settings),
  });
}

/** Origins other than our own that pages may load images from and send uploads to. */
function storeOrigins({ s3, ownOrigins, isLoopback }: Settings) {
  if (s3) return { images: [new URL(s3.publicUrl).origin], connections: [new URL(s3.endpoint).origin] };
  // A CSP source cannot be an IPv6 address. Pages opened under an IPv6 address upload to their own origin instead.
  return { images: [], connections: isLoopback ? ownOrigins.filter((origin) => !origin.includes("[")) : [] };
}

/** Several processes may run this at the same time. */
export async function fillReferenceTables(db: Db): Promise<void> {
  await fillSubcategories(db);
}
