import { authorName } from "#contract/parse/author-name.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { languageOf, translator } from "#messages/translate.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import { dateParts } from "#web/lib/date-parts.ts";

export async function loadSlate(api: Api, id: string, locale: Locale) {
  try {
    return { slate: await readSlate(api, id, locale), failedWith: null };
  } catch (error) {
    const status = error instanceof ApiRefusal ? error.status : 0;
    return { slate: null, failedWith: status === 400 ? 404 : status };
  }
}

async function readSlate(api: Api, id: string, locale: Locale) {
  const t = translator<"stories">(locale, messagesFor(locale, "stories"));
  const slate = await api("GET /slates/{id}", { params: { id } });
  // If the author cannot be loaded, the post is shown without one.
  const author = await api("GET /systemviewprofile/{authorId}", {
    params: { authorId: String(slate.author.id) },
  }).catch(() => null);
  const date = dateParts(locale, "Europe/Malta");
  const at = Date.parse(slate.created_at);
  const number = new Intl.NumberFormat(languageOf(locale));
  return {
    id: slate.id,
    text: slate.text,
    created: slate.created_at,
    date: `${date.day(at)} ${date.month(at)} ${date.year(at)}`,
    author: {
      name: (author && authorName(author)) ?? t("slate.someone"),
      headline: author?.headline ?? null,
      about: [author?.title, author?.location].filter(Boolean).join(", "),
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
