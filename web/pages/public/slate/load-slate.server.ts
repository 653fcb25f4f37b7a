import { authorName } from "#contract/parse/author-name.ts";
import { formatDate } from "#format/dates.ts";
import { formatNumber } from "#format/numbers.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import type { Site } from "#web/lib/request-context.ts";

type SlatePage = { readonly locale: Locale; readonly site: Pick<Site, "countries"> };

export async function loadSlate(api: Api, id: string, page: SlatePage) {
  try {
    return { slate: await readSlate(api, id, page), failedWith: null };
  } catch (error) {
    const status = error instanceof ApiRefusal ? error.status : 0;
    return { slate: null, failedWith: status === 400 ? 404 : status };
  }
}

async function readSlate(api: Api, id: string, { locale, site }: SlatePage) {
  const t = translator<"stories">(locale, messagesFor(locale, "stories"));
  const slate = await api("GET /slates/{id}", { params: { id } });
  // If the author cannot be loaded, the post is shown without one.
  const author = await api("GET /systemviewprofile/{authorId}", {
    params: { authorId: String(slate.author.id) },
  }).catch(() => null);
  return {
    id: slate.id,
    text: slate.text,
    created: slate.created_at,
    date: formatDate(slate.created_at, locale, site.countries[0].timeZone),
    author: {
      name: (author && authorName(author)) ?? t("slate.someone"),
      headline: author?.headline ?? null,
      about: [author?.title, author?.location].filter(Boolean).join(", "),
      picture: author?.profileImage ?? null,
    },
    media: slate.media,
    numbers: {
      views: formatNumber(slate.view_count, locale),
      likes: formatNumber(slate.like_count, locale),
      comments: formatNumber(slate.comment_count, locale),
    },
    counts: {
      views: t("slate.views", { count: slate.view_count }),
      likes: t("slate.likes", { count: slate.like_count }),
      comments: t("slate.comments", { count: slate.comment_count }),
    },
  };
}
