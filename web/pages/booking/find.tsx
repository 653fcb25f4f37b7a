import { data, Form, useNavigation } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { ApiRefusal, ApiUnreachable, apiClient } from "#web/lib/api.ts";
import { catchUnreachable } from "#web/lib/catch-unreachable.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Route } from "./+types/find.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  return { locale, messages: messagesFor(locale, "manageBooking") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { apiFetch, locale } = context.get(pageRequest);
  const t = translator<"manageBooking">(locale, messagesFor(locale, "manageBooking"));
  const email = String((await request.formData()).get("email") ?? "").trim();
  try {
    await apiClient(apiFetch)("POST /bookings/find", { body: { email } });
    return { email, isSent: true, error: undefined, failure: undefined };
  } catch (error) {
    const refusal = error instanceof ApiRefusal ? error : null;
    if (!refusal && !(error instanceof ApiUnreachable)) throw error;
    const isInvalid = refusal?.code === "invalid_fields";
    const failure = isInvalid ? undefined : (refusal?.message ?? t("find.failed"));
    const answer = { email, isSent: false, error: isInvalid ? t("find.emailInvalid") : undefined, failure };
    return data(answer, { status: refusal?.status ?? 503 });
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction);
}

/** The loader returns only messages, and they never change. */
export const shouldRevalidate = () => false;

export default function Find({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider locale={loaderData.locale} messages={loaderData.messages}>
      <FindForm tried={actionData} />
    </MessagesProvider>
  );
}

function FindForm({ tried }: { tried: Route.ComponentProps["actionData"] }) {
  const t = useT("manageBooking");
  const isSending = useNavigation().state !== "idle";
  const isUnreachable = tried !== undefined && "isUnreachable" in tried;
  const answer = tried && !("isUnreachable" in tried) ? tried : null;
  const failure = isUnreachable ? t("find.failed") : answer?.failure;
  return (
    <main id="content" className="page page-form find">
      <title>{t("page.title", { page: t("find.title") })}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>{t("find.title")}</h1>
        <p className="lead mt-2">{t("find.lead")}</p>
      </div>
      <Form method="post" className="card grid gap-5" data-pad noValidate>
        {failure ? <Note tone="bad">{failure}</Note> : null}
        <TextField
          name="email"
          type="email"
          label={t("find.email")}
          autoComplete="email"
          defaultValue={answer?.email ?? ""}
          error={answer?.error}
        />
        <div>
          <Button type="submit" busy={isSending} busyLabel={t("find.sending")}>
            {t("find.send")}
          </Button>
        </div>
        <p className="text-sm text-muted">{t("find.noEmail")}</p>
      </Form>
      <div role="status">{answer?.isSent ? <Note tone="good">{t("find.sent")}</Note> : null}</div>
    </main>
  );
}
