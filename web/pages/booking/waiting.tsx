import { data, redirect, useSearchParams } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { ApiRefusal, ApiUnreachable, apiClient } from "#web/lib/api.ts";
import { catchUnreachable } from "#web/lib/catch-unreachable.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import type { Route } from "./+types/waiting.ts";
import { loadWaiting } from "./waiting/load-waiting.server.ts";
import { OnList } from "./waiting/on-list.tsx";
import { TimeOffer } from "./waiting/time-offer.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { apiFetch, locale } = context.get(pageRequest);
  const view = await loadWaiting(apiClient(apiFetch), params.secret, locale);
  if (view?.bookingSecret) throw redirect(`/booking/manage/${view.bookingSecret}`);
  return data({ locale, messages: messagesFor(locale, "waiting"), view }, { status: view ? 200 : 404 });
}

/** Answers need a POST, so that mail scanners that follow the link answer nothing. */
export async function action({ context, params: { secret }, request }: Route.ActionArgs) {
  const { apiFetch, locale } = context.get(pageRequest);
  const api = apiClient(apiFetch);
  const form = await request.formData();
  const intent = form.get("intent");
  const params = { secret };
  try {
    if (intent === "accept") {
      const minutes = form.get("expectedMinutes");
      const body = {
        expectedPrice: Number(form.get("expectedPrice")),
        expectedMinutes: minutes ? Number(minutes) : null,
      };
      const { data: booking } = await api("POST /waitingList/{secret}/accept", { params, body });
      return redirect(`/booking/confirmed/${booking.secret}`);
    }
    if (intent === "leave") {
      await api("POST /waitingList/{secret}/leave", { params });
      return redirect(`/booking/waiting/${secret}?left`);
    }
    await api("POST /waitingList/{secret}/decline", { params });
  } catch (error) {
    const t = translator<"waiting">(locale, messagesFor(locale, "waiting"));
    if (error instanceof ApiUnreachable) return data({ failure: t("failed") }, { status: 503 });
    if (!(error instanceof ApiRefusal)) throw error;
    return data({ failure: error.message }, { status: error.status });
  }
  return redirect(`/booking/waiting/${secret}`);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction);
}

export const headers = () => ({ "cache-control": "private, no-store" });

export default function Waiting({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, messages, view } = loaderData;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {view ? <Place view={view} tried={actionData} /> : <NotWaiting />}
    </MessagesProvider>
  );
}

type PlaceProps = {
  readonly view: NonNullable<Route.ComponentProps["loaderData"]["view"]>;
  readonly tried: Route.ComponentProps["actionData"];
};

function Place({ view, tried }: PlaceProps) {
  const t = useT("waiting");
  const failure = tried && ("failure" in tried ? tried.failure : t("failed"));
  const { offer } = view;
  return (
    <main id="content" className="page ticket-page">
      <title>{t("page.title", { page: offer?.isOpen ? t("offer.take") : t("list.title") })}</title>
      <meta name="robots" content="noindex" />
      {offer?.isOpen ? (
        <TimeOffer view={view} offer={offer} failure={failure ?? null} />
      ) : (
        <OnList view={view} failure={failure ?? null} />
      )}
    </main>
  );
}

function NotWaiting() {
  const t = useT("waiting");
  const [query] = useSearchParams();
  const hasLeft = query.has("left");
  const title = hasLeft ? t("left.title") : t("left.unknown");
  return (
    <main id="content">
      <title>{t("page.title", { page: title })}</title>
      <meta name="robots" content="noindex" />
      <FullPageMessage title={title} communityId={5}>
        <p role="status">{hasLeft ? t("left.text") : t("left.unknownText")}</p>
      </FullPageMessage>
    </main>
  );
}
