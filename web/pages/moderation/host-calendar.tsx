import { Suspense } from "react";
import { data } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { Calendar, loadCalendarAsModerator } from "#web/features/calendar/index.ts";
import { ApiRefusal } from "#web/lib/api.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { BackButton } from "#web/ui/back-button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SkeletonCard } from "#web/ui/skeleton.tsx";
import type { Route } from "./+types/host-calendar.ts";
import { nullIfForbidden } from "./desk-request.ts";

/** Null for anything but the page of a listing or event. */
function cameFrom(text: string | null) {
  const [, kind, id] = /^(services|events)\/(\d+)$/.exec(text ?? "") ?? [];
  return kind ? ({ to: `/moderation/${kind}/${id}`, kind: kind === "events" ? "events" : "services" } as const) : null;
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const messages = messagesFor(locale, "calendar");
  const { searchParams } = new URL(request.url);
  const from = cameFrom(searchParams.get("from"));
  try {
    const seen = await nullIfForbidden(context, async (api) => {
      const host = await api("GET /moderation/hosts/{accountId}", { params: { accountId: params.hostId } });
      return {
        host,
        calendar: await loadCalendarAsModerator(api, { id: host.accountId, timeZone: host.timeZone }, searchParams),
      };
    });
    return seen && { locale, messages, from, ...seen };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status >= 500) throw error;
    return data({ locale, messages, from, host: null, calendar: null }, { status: 404 });
  }
}

export default function HostCalendarPage({ loaderData }: Route.ComponentProps) {
  const t = useT("moderation");
  if (!loaderData) return null;
  const { locale, messages, from, host, calendar } = loaderData;
  const title = host ? t("hostCalendar.title", { name: host.name }) : t("hostCalendar.missing");
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <title>{t("page.title", { page: title })}</title>
      <div>
        <BackButton
          to={from?.to ?? "/moderation/services"}
          label={t(from ? `hostCalendar.back.${from.kind}` : "item.back.services")}
        />
      </div>
      {host && calendar ? (
        <>
          <div className="desk-title">
            <h2>
              <bdi>{title}</bdi>
            </h2>
          </div>
          <p className="text-ink-2">{t("hostCalendar.lead")}</p>
          <Suspense fallback={<SkeletonCard />}>
            <Calendar data={calendar} isModerator />
          </Suspense>
        </>
      ) : (
        <Card>
          <EmptyState title={title} communityId={3} headingLevel={2}>
            {t("hostCalendar.missingText")}
          </EmptyState>
        </Card>
      )}
    </MessagesProvider>
  );
}
