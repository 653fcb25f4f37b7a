import { Suspense } from "react";
import { data } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { Calendar, loadCalendarAsModerator } from "../../features/calendar/index.ts";
import { ApiRefusal } from "../../lib/api.ts";
import { MessagesProvider, useT } from "../../lib/messages.tsx";
import { pageRequest } from "../../lib/request-context.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SkeletonCard } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/host-calendar.ts";
import { unlessBarred } from "./desk-request.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const messages = messagesFor(locale, "calendar");
  const { searchParams } = new URL(request.url);
  try {
    const seen = await unlessBarred(context, async (api) => {
      const host = await api("GET /moderation/hosts/{accountId}", { params: { accountId: params.accountId } });
      return { host, calendar: await loadCalendarAsModerator(api, host.accountId, searchParams) };
    });
    return seen && { locale, messages, ...seen };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status >= 500) throw error;
    return data({ locale, messages, host: null, calendar: null }, { status: 404 });
  }
}

/** A host's calendar as a moderator sees it: read only, without customers. */
export default function HostCalendarPage({ loaderData }: Route.ComponentProps) {
  const t = useT("moderation");
  if (!loaderData) return null;
  const { locale, messages, host, calendar } = loaderData;
  const title = host ? t("hostCalendar.title", { name: host.name }) : t("hostCalendar.missing");
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <title>{t("page.title", { page: title })}</title>
      {host && calendar ? (
        <>
          <div className="desk-title">
            <h2>
              <bdi>{title}</bdi>
            </h2>
          </div>
          <p className="text-ink-2">{t("hostCalendar.lead")}</p>
          <Suspense fallback={<SkeletonCard />}>
            <Calendar data={calendar} isReadOnly isLive={false} />
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
