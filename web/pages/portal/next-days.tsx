import { redirect } from "react-router";
import { formatDay } from "#format/dates.ts";
import { formatDayTime, formatTimeRange } from "#format/times.ts";
import { useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { callUrl } from "#web/lib/phone-links.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import { localDateOf } from "#web/lib/zoned-time.ts";
import { SavedLine } from "#web/ui/saved-line.tsx";
import type { Route } from "./+types/next-days.ts";
import { currentHost, pageApi, portalPath, readSession } from "./portal-session.ts";

const daysShown = 8;
const dayMs = 86_400_000;

/** The service worker stores this page, to show it in place of the portal when there is no connection. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await readSession(context);
  const host = session && currentHost(session);
  if (!host) throw redirect(portalPath);
  const { locale } = context.get(pageRequest);
  const { timeZone } = host;
  const now = Date.now();
  const days = Array.from({ length: daysShown }, (_, n) => new Date(now + n * dayMs).toISOString());
  const bookings = await pageApi(context)("GET /providerCalendar/bookings", {
    query: {
      kindredProviderId: String(host.id),
      status: "confirmed",
      from: new Date(now).toISOString(),
      to: new Date(now + daysShown * dayMs).toISOString(),
      limit: 200,
    },
  });
  return {
    savedAt: formatDayTime(now, locale, timeZone),
    days: days.map((day) => ({
      date: localDateOf(day, timeZone),
      name: formatDay(day, locale, timeZone),
      visits: bookings
        .filter(({ startTime }) => localDateOf(startTime, timeZone) === localDateOf(day, timeZone))
        .map((booking) => ({
          id: booking.id,
          range: formatTimeRange(booking.startTime, booking.endTime, locale, timeZone),
          who: booking.customerName,
          phone: booking.customerPhoneFormatted,
          what: booking.serviceItemName,
        })),
    })),
  };
}

export default function NextDays({ loaderData: { savedAt, days } }: Route.ComponentProps) {
  const t = useT("portal");
  return (
    <main id="content">
      <SavedLine>
        <b>{t("nextDays.offline")}</b> {t("nextDays.saved", { when: savedAt })}
      </SavedLine>
      <div className="page next-days">
        <HiddenPageMeta title={t("nextDays.title")} />
        <h1>{t("nextDays.title")}</h1>
        {days.map(({ date, name, visits }) => (
          <section key={date} className="grid gap-2">
            <h2 className="text-xl">{name}</h2>
            {visits.length === 0 ? <p className="text-muted">{t("nextDays.none")}</p> : null}
            {visits.length > 0 ? (
              <ul className="card next-days-visits">
                {visits.map((visit) => (
                  <Visit key={visit.id} visit={visit} />
                ))}
              </ul>
            ) : null}
          </section>
        ))}
      </div>
    </main>
  );
}

type VisitView = Route.ComponentProps["loaderData"]["days"][number]["visits"][number];

function Visit({ visit: { range, who, phone, what } }: { visit: VisitView }) {
  const call = phone && callUrl(phone);
  return (
    <li>
      <b className="num">
        <bdi dir="ltr">{range}</bdi>
      </b>
      <span>
        <b>
          <bdi>{who}</bdi>
        </b>
        <bdi className="text-sm text-muted">{what}</bdi>
      </span>
      {call ? (
        <a className="tap-target num" href={call} dir="ltr">
          {phone}
        </a>
      ) : null}
    </li>
  );
}
