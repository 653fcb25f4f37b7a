import { redirect } from "react-router";
import { isMobileBrowser } from "#contract/parse/mobile-browser.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { loadHostBookings } from "#web/features/bookings/index.ts";
import { loadCalendar } from "#web/features/calendar/index.ts";
import { SignInGate } from "#web/features/hosts/index.ts";
import { FirstHours, loadHours, sendHoursForm } from "#web/features/hours/index.ts";
import { loadInsights } from "#web/features/insights/index.ts";
import { sendTeamForm } from "#web/features/team/index.ts";
import { loadToday } from "#web/features/today/index.ts";
import type { Api } from "#web/lib/api.ts";
import { catchUnreachable } from "#web/lib/catch-unreachable.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { useLastLoaded } from "#web/lib/use-last-loaded.ts";
import type { Route } from "./+types/providers.ts";
import { Dashboard } from "./dashboard.tsx";
import { loadDoors } from "./load-doors.ts";
import { loadSettings } from "./load-settings.ts";
import { loadOwnListings } from "./own-listings.ts";
import { currentHost, isManager, type PortalHost, pageApi, portalPath, readSession } from "./portal-session.ts";
import { maySee, type PortalTab, tabOf } from "./portal-tabs.tsx";
import { Registration } from "./registration.tsx";

export const handle = { signOutTo: portalPath };

export async function loader({ context, request }: Route.LoaderArgs) {
  const thisYear = new Date().getUTCFullYear();
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("tab");
  const session = await readSession(context).catch(() => "unknown" as const);
  if (session === null) return { state: "signedOut" as const };
  const asksForCalendar = asked === "calendar";
  const registration = { state: "registration" as const, thisYear, asksForCalendar };
  if (session === "unknown") return { ...registration, user: null, formerHostName: null };
  const { user, kindredProvider } = session;
  const host = currentHost(session);
  const registers = !kindredProvider && searchParams.has("register");
  if (!host || registers) return { ...registration, user, formerHostName: host ? null : session.formerHostName };
  const firstName = kindredProvider?.first_name ?? (user.firstName || user.email);
  const firstHours = searchParams.get("welcome") === "hours" ? await loadFirstHours(context, host) : null;
  if (firstHours?.shown) return { state: "firstHours" as const, firstName, ...firstHours };
  const api = pageApi(context);
  const opensToday = await isTodayFirst(api, host, request);
  const tab = opensToday && asked === null ? "today" : tabOf(asked, host.role);
  const loads = (one: PortalTab) => one === tab && maySee(host.role, one);
  const { locale } = context.get(pageRequest);
  return {
    state: "dashboard" as const,
    host,
    firstName,
    hasOtherHosts: session.hosts.length > 1,
    tab,
    opensToday,
    today: loads("today") ? await loadToday(api, host, locale) : null,
    notice: searchParams.get("notice"),
    doors: isManager(host) ? [] : await loadDoors(api, host, locale),
    own: loads("listings") ? await loadOwnListings(context, { userId: user.id, hostId: host.id }, searchParams) : null,
    bookings: loads("bookings") ? await loadHostBookings(api, host, searchParams) : null,
    calendar: loads("calendar") ? await loadCalendar(api, host, searchParams) : null,
    insights: loads("insights") ? await loadInsights(api, host, searchParams, locale) : null,
    settings: loads("settings")
      ? await loadSettings(api, host, {
          locale,
          userId: user.id,
          section: searchParams.get("section"),
          calendar: searchParams.get("calendar"),
        })
      : null,
  };
}

/** On a phone, once there is a booking. */
async function isTodayFirst(api: Api, host: PortalHost, request: Request): Promise<boolean> {
  if (!isMobileBrowser(request.headers.get("user-agent") ?? "")) return false;
  const query = { kindredProviderId: String(host.id) };
  const counts = await api("GET /providerCalendar/bookingCounts", { query }).catch(() => null);
  return counts !== null && counts.upcoming + counts.past > 0;
}

/** If the hours cannot be loaded, the dashboard opens instead. */
async function loadFirstHours(context: Route.LoaderArgs["context"], host: PortalHost) {
  const { locale } = context.get(pageRequest);
  const hours = await loadHours(pageApi(context), host, null);
  const shown = hours.shown?.hours.weekly.length === 0;
  return { locale, messages: messagesFor(locale, "hours"), hours, shown };
}

/** `q` is a customer's name or number, so the form sends it in the body, never in a URL. */
export async function action({ context, request }: Route.ActionArgs) {
  const session = await readSession(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const host = session && currentHost(session);
  const saved = await sendHoursForm(pageApi(context), form);
  if (saved) return saved;
  const changed = await sendTeamForm(pageApi(context), form);
  if (changed) {
    const hasLeft = changed.data.isDone && text("intent") === "remove" && text("userId") === String(session?.user.id);
    return hasLeft ? redirect(`${portalPath}?notice=left`) : changed;
  }
  if (!host) {
    const asked = {
      list: text("list"),
      q: text("q"),
      item: text("item"),
      calendar: text("calendar"),
      shown: text("shown"),
    };
    return { hasSessionEnded: true as const, asked };
  }
  const search = new URLSearchParams(["list", "item", "calendar", "shown"].map((name) => [name, text(name)]));
  return { found: await loadHostBookings(pageApi(context), host, search, text("q")) };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction);
}

/** The filter `show` changes what is displayed, not what is loaded. */
export function shouldRevalidate(change: {
  currentUrl: URL;
  nextUrl: URL;
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}) {
  // A refused form was based on data that has changed.
  if (change.actionStatus && change.actionStatus >= 400) return true;
  const [before, after] = [new URL(change.currentUrl), new URL(change.nextUrl)];
  const isOtherFilter = before.searchParams.get("show") !== after.searchParams.get("show");
  for (const url of [before, after]) url.searchParams.delete("show");
  return isOtherFilter && before.href === after.href ? false : change.defaultShouldRevalidate;
}

export default function ProvidersPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("portal");
  const title = <HiddenPageMeta title={t("gate.portal")} />;
  // When the session ends, the host's page stays, so that selections and typed text are not lost.
  const lastSignedIn = useLastLoaded(loaderData, loaderData.state !== "signedOut");
  const hasSessionEnded = loaderData.state === "signedOut" && lastSignedIn.state === "dashboard";
  const shown = hasSessionEnded ? lastSignedIn : loaderData;
  if (shown.state === "signedOut") {
    return (
      <>
        {title}
        <SignInGate title={t("gate.portal")} />
      </>
    );
  }
  return (
    <>
      {title}
      {shown.state === "registration" ? (
        <Registration {...shown} />
      ) : shown.state === "firstHours" ? (
        <MessagesProvider locale={shown.locale} messages={shown.messages}>
          <FirstHours data={shown.hours} name={shown.firstName} />
        </MessagesProvider>
      ) : (
        <Dashboard key={shown.host.id} {...shown} {...formsOf(actionData)} hasSessionEnded={hasSessionEnded} />
      )}
    </>
  );
}

function formsOf(answer: Route.ComponentProps["actionData"]) {
  if (!answer) return { search: null, sent: null };
  return "isDone" in answer ? { search: null, sent: answer } : { search: answer, sent: null };
}
