import { data } from "react-router";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { languageOf, translator } from "#messages/translate.ts";
import { DownloadLink } from "../../features/chrome/index.ts";
import { isMobileBrowser, SlateCard } from "../../features/slates/index.ts";
import { type Api, ApiRefusal, apiClient } from "../../lib/api.ts";
import { dateParts } from "../../lib/date-parts.ts";
import { MessagesProvider, useT } from "../../lib/messages.tsx";
import { HiddenPageMeta, PageMeta } from "../../lib/page-meta.tsx";
import { pageRequest } from "../../lib/request-context.ts";
import { useSite } from "../../lib/site.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { WholePageState } from "../../ui/whole-page-state.tsx";
import type { Route } from "./+types/slate.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, apiFetch } = context.get(pageRequest);
  const messages = messagesFor(locale, "stories");
  const frame = {
    locale,
    messages,
    offersApp: isMobileBrowser(request.headers.get("user-agent") ?? ""),
    path: `/slates/${params.id}`,
  };
  try {
    const slate = await readSlate(apiClient(apiFetch), params.id, locale);
    return { ...frame, slate, failedWith: null };
  } catch (error) {
    const status = error instanceof ApiRefusal ? (error.status === 400 ? 404 : error.status) : 0;
    return data({ ...frame, slate: null, failedWith: status }, { status: status === 404 ? 404 : 502 });
  }
}

async function readSlate(api: Api, id: string, locale: Locale) {
  const t = translator<"stories">(locale, messagesFor(locale, "stories"));
  const slate = await api("GET /slates/{id}", { params: { id } });
  // Without the author the post is still worth showing.
  const author = await api("GET /systemviewprofile/{authorId}", {
    params: { authorId: String(slate.author.id) },
  }).catch(() => null);
  const date = dateParts(locale, "Europe/Malta");
  const at = Date.parse(slate.created_at);
  const number = new Intl.NumberFormat(languageOf(locale));
  return {
    text: slate.text,
    created: slate.created_at,
    date: `${date.day(at)} ${date.month(at)} ${date.year(at)}`,
    author: {
      name: author?.name ?? author?.fullName ?? t("slate.someone"),
      about: [author?.headline ?? author?.title, author?.location].filter(Boolean).join(", "),
      picture: author?.profileImage ?? null,
    },
    media: slate.media,
    numbers: {
      views: number.format(slate.view_count),
      likes: number.format(slate.like_count),
      comments: number.format(slate.comment_count),
    },
    counts: {
      views: t("slate.views", { count: slate.view_count }),
      likes: t("slate.likes", { count: slate.like_count }),
      comments: t("slate.comments", { count: slate.comment_count }),
    },
  };
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
        sharedPicture={still}
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
      {offersApp ? <DownloadLink className="slate-cta">{t("slate.cta")}</DownloadLink> : null}
    </main>
  );
}

function SlateProblem({ status }: { status: number }) {
  const t = useT("stories");
  const words = status === 404 ? t("slate.notFound") : status > 0 ? t("slate.failed", { status }) : t("slate.broken");
  return (
    <main id="content" className="page">
      <HiddenPageMeta title={words} />
      <WholePageState title={words} communityId={6} actions={<LinkButton to="/">{t("slate.home")}</LinkButton>} />
    </main>
  );
}
