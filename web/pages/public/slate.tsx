import { Download } from "lucide-react";
import { data } from "react-router";
import { isMobileBrowser } from "#contract/parse/mobile-browser.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { DownloadLink } from "#web/features/chrome/index.ts";
import { SlateCard, slateProblemText } from "#web/features/slates/index.ts";
import { apiClient } from "#web/lib/api.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import type { PageHandle } from "#web/lib/page-handle.ts";
import { HiddenPageMeta, PageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { useSite } from "#web/lib/site.ts";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/slate.ts";
import { loadSlate } from "./slate/load-slate.server.ts";
import "./slate.css";

/** The number of views changes with every visitor. */
export const handle: PageHandle = { sharedForMs: 2_000 };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, site, apiFetch } = context.get(pageRequest);
  const messages = messagesFor(locale, "stories");
  const frame = {
    locale,
    messages,
    offersApp: isMobileBrowser(request.headers.get("user-agent") ?? ""),
    path: `/slates/${params.id}`,
  };
  const { slate, failedWith } = await loadSlate(apiClient(apiFetch), params.id, { locale, site });
  if (slate) return { ...frame, slate, failedWith };
  return data({ ...frame, slate, failedWith }, { status: failedWith === 404 ? 404 : 502 });
}

export default function SlateRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider locale={loaderData.locale} messages={loaderData.messages}>
      {loaderData.slate ? (
        <SlatePage {...loaderData} slate={loaderData.slate} />
      ) : (
        <SlateProblem status={loaderData.failedWith ?? 0} />
      )}
    </MessagesProvider>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function SlatePage({ slate, offersApp, path }: Loaded & { slate: NonNullable<Loaded["slate"]> }) {
  const t = useT("stories");
  const publicUrl = useSite()?.publicUrl ?? "";
  const title = t("slate.title", { name: slate.author.name });
  const still = slate.media?.type === "image" ? slate.media.url : (slate.media?.poster ?? null);
  return (
    <main id="content" className="page slate-page">
      <PageMeta
        title={title}
        description={slate.text.slice(0, 160)}
        path={path}
        kind="article"
        picture={`/share-preview/slate/${slate.id}.png`}
        about={{
          "@type": "SocialMediaPosting",
          articleBody: slate.text,
          datePublished: slate.created,
          author: { "@type": "Person", name: slate.author.name },
          url: publicUrl + path,
          ...(still ? { image: still.startsWith("/") ? publicUrl + still : still } : {}),
        }}
      />
      <SlateCard slate={slate} />
      {offersApp ? (
        <DownloadLink className="slate-cta" icon={<Download aria-hidden="true" />}>
          {t("slate.cta")}
        </DownloadLink>
      ) : null}
    </main>
  );
}

function SlateProblem({ status }: { status: number }) {
  const t = useT("stories");
  const words = slateProblemText(status, t);
  return (
    <main id="content" className="page">
      <HiddenPageMeta title={words} />
      <FullPageMessage title={words} communityId={6} actions={<LinkButton to="/">{t("slate.home")}</LinkButton>} />
    </main>
  );
}
