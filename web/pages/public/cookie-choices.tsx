import { data, redirect } from "react-router";
import { ConsentForm, consentCookie } from "#web/features/consent/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { sameSitePath } from "#web/lib/same-site-path.ts";
import { useSite } from "#web/lib/site.ts";
import { Card } from "#web/ui/card.tsx";
import type { Route } from "./+types/cookie-choices.ts";

/** Without analytics there is nothing to choose, so the page answers 404. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { site } = context.get(pageRequest);
  if (!site.analytics) throw data(null, { status: 404 });
  return { returnTo: sameSitePath(new URL(request.url).searchParams.get("returnTo"), site.publicUrl) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { site } = context.get(pageRequest);
  const form = await request.formData();
  const choice = form.get("choice") === "accepted" ? "accepted" : "rejected";
  const cookie = consentCookie(choice, site.publicUrl.startsWith("https:"));
  return redirect(sameSitePath(String(form.get("returnTo")), site.publicUrl), {
    status: 303,
    headers: { "set-cookie": cookie },
  });
}

export default function CookieChoices({ loaderData }: Route.ComponentProps) {
  const t = useT("common");
  const consent = useSite()?.analytics?.consent;
  return (
    <main id="content" className="page page-form">
      <HiddenPageMeta title={t("footer.cookieChoices")} />
      <div className="grid gap-6 pt-8 pb-16">
        <div>
          <h1>{t("consent.title")}</h1>
          <p className="lead mt-2">{t("consent.text")}</p>
        </div>
        <Card pad className="grid gap-4">
          {consent ? <p>{t(`consent.${consent}`)}</p> : null}
          <ConsentForm returnTo={loaderData.returnTo} />
        </Card>
      </div>
    </main>
  );
}
