import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";
import { apiClient } from "#web/lib/api.ts";
import { catchUnreachable } from "#web/lib/catch-unreachable.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { phoneCountryOptions } from "#web/lib/phone-countries.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/wait.ts";
import { calendarIn } from "./flow/calendar-choice.ts";
import { readIds } from "./flow/flow-url.ts";
import { ProblemPage } from "./flow/problem-page.tsx";
import { visitView } from "./flow/visit-view.ts";
import { idsIn, loadBookable, providerView } from "./loaders/load-provider.server.ts";
import { loaderHeadersOnly, PageProblem, viewOrProblem } from "./loaders/page-problem.server.ts";
import { loadOpenDays } from "./wait/load-open-days.server.ts";
import { sendWait } from "./wait/send-wait.server.ts";
import { WaitView } from "./wait/wait-view.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { locale } = page;
  const api = apiClient(page.apiFetch);
  const query = new URL(request.url).searchParams;
  return viewOrProblem(
    request,
    async () => {
      const {
        listing,
        formats,
        kindredProviderId,
        services: all,
        rating,
      } = await loadBookable(api, idsIn(query), page);
      const chosenIds = readIds(query, "serviceItemId");
      const chosen = all.filter(({ id }) => chosenIds.includes(id));
      if (chosen.length === 0) throw new PageProblem(400, "time.serviceMissing");
      const visit = visitView(chosen, formats.price);
      const calendar = calendarIn(query, [visit]);
      const wanted = { kindredProviderId, calendarId: calendar?.id ?? null, from: query.get("from") };
      return {
        locale,
        messages: messagesFor(locale, "waiting"),
        provider: providerView(listing, kindredProviderId, rating, query),
        visit,
        calendar,
        days: await loadOpenDays(api, wanted, formats),
        date: query.get("date"),
        sendKey: randomUUID(),
        phone: { countries: phoneCountryOptions(languageOf(locale)), country: listing.hostCountry },
      };
    },
    "problem.load",
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const query = new URL(request.url).searchParams;
  const outcome = await sendWait(context.get(pageRequest), query, await request.formData());
  if ("secret" in outcome) throw redirect(`/booking/waiting/${outcome.secret}`);
  return data(outcome, { status: outcome.status });
}

/** Without a connection, the form stays as it is. The next attempt sends the same key, so nobody joins twice. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction);
}

/** After a failed attempt, the form keeps its key. */
export const shouldRevalidate = () => false;

export const headers = loaderHeadersOnly;

export default function Wait({ loaderData, actionData }: Route.ComponentProps) {
  const { view, problem } = loaderData;
  if (!view) return <ProblemPage problem={problem} />;
  const { locale, messages, ...form } = view;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <WaitView {...form} tried={actionData ?? null} />
    </MessagesProvider>
  );
}
