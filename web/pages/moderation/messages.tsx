import { DeskOutcome, MessageCard, ShowLinks } from "#web/features/moderation/index.ts";
import { keepFormOnFailure, sendForm, typedIn } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/messages.ts";
import { deskApi, nullIfForbidden, shownIn } from "./desk-request.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const show = shownIn(request, ["waiting", "answered"]);
  const messages = await nullIfForbidden(context, (api) => api("GET /moderation/messages", { query: { show } }));
  return messages && { show, messages };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { id = "", answer = "" } = typedIn(form);
  const input = { params: { id }, body: { answer } };
  return sendForm(form, () => deskApi(context)("POST /moderation/messages/{id}/answer", input));
}

export { shouldRevalidateAfterForm as shouldRevalidate } from "#web/lib/form-result.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOnFailure(serverAction);
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("moderation");
  if (!loaderData) return null;
  const { show, messages } = loaderData;
  const empty = show === "waiting" ? "none" : "noneAnswered";
  return (
    <>
      <title>{t("page.title", { page: t("messages.title") })}</title>
      <div className="desk-title">
        <h2>{t("messages.title")}</h2>
        <ShowLinks
          current={show}
          links={[
            { value: "waiting", label: t("messages.waiting") },
            { value: "answered", label: t("messages.answered") },
          ]}
        />
      </div>
      <DeskOutcome sent={actionData} />
      {messages.map((message) => (
        <MessageCard key={message.id} message={message} sent={actionData} />
      ))}
      {messages.length === 0 ? (
        <Card>
          <EmptyState title={t(`messages.${empty}`)} communityId={4}>
            {t(`messages.${empty}Text`)}
          </EmptyState>
        </Card>
      ) : null}
    </>
  );
}
