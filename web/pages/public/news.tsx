import { data, Form, useNavigation, useRevalidator, useSubmit } from "react-router";
import { communities } from "#contract/lists/communities.ts";
import { countriesByName, countryName } from "#contract/lists/countries.ts";
import {
  defaultNewsOrigin,
  defaultNewsResidence,
  newsOriginCodes,
  newsResidenceCodes,
} from "#contract/lists/news-countries.ts";
import { readInstant } from "#contract/parse/instant.ts";
import { formatDate } from "#format/dates.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { languageOf, translator } from "#messages/translate.ts";
import { NewsCard, relativeTime } from "#web/features/news/index.ts";
import { apiClient } from "#web/lib/api.ts";
import { useFailureHere } from "#web/lib/load-failure.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import type { PageHandle } from "#web/lib/page-handle.ts";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { useLastLoaded } from "#web/lib/use-last-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { Route } from "./+types/news.ts";
import "./news.css";

const pageSize = 20;
const maxShown = 1000;
/**
 * Stories appear this much later, because a transaction may still be storing them. Otherwise the next page of the list
 * could repeat or miss a story.
 */
const settledMs = 2_000;

/** New stories are not announced: a page shows them a moment later. */
export const handle: PageHandle = { sharedForMs: 2_000 };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale, site, apiFetch } = context.get(pageRequest);
  const search = new URL(request.url).searchParams;
  const origin = newsOriginCodes.find((code) => code === search.get("origin")) ?? defaultNewsOrigin;
  const residence = newsResidenceCodes.find((code) => code === search.get("residence")) ?? defaultNewsResidence;
  const shown = Math.min(
    maxShown,
    Math.max(pageSize, Math.ceil((Number(search.get("shown")) || 0) / pageSize) * pageSize),
  );
  const now = Date.now();
  const asOf = readInstant(search.get("asOf") ?? "") ?? new Date(now - settledMs).toISOString();
  const messages = messagesFor(locale, "stories");
  const t = translator<"stories">(locale, messages);
  const language = languageOf(locale);
  const names = { origin: countryName(origin, language), residence: countryName(residence, language) };
  const frame = {
    locale,
    messages,
    origin,
    residence,
    shown,
    asOf,
    description: t("news.description", names),
    origins: countriesByName(newsOriginCodes, language).map(({ code, name }) => ({ value: code, label: name })),
    residences: countriesByName(newsResidenceCodes, language).map(({ code, name }) => ({ value: code, label: name })),
  };
  try {
    const api = apiClient(apiFetch);
    const stories = [];
    for (let offset = 0; offset < shown; offset += pageSize) {
      const query = {
        country_of_origin_iso_code: origin,
        country_of_residence_iso_code: residence,
        offset,
        limit: pageSize,
        asOf,
      };
      const page = await api("GET /news", { query });
      stories.push(...page);
      if (page.length < pageSize) break;
    }
    const fullDate = (at: number) => formatDate(at, locale, site.countries[0].timeZone);
    const aged = stories.map((story) => ({
      ...story,
      age: relativeTime(Date.parse(story.timestamp), now, t, fullDate),
    }));
    return { ...frame, stories: aged, failed: false };
  } catch {
    return data({ ...frame, stories: [], failed: true }, { status: 503 });
  }
}

export default function News({ loaderData }: Route.ComponentProps) {
  const shown = useLastLoaded(loaderData, !loaderData.failed);
  return (
    <MessagesProvider locale={loaderData.locale} messages={loaderData.messages}>
      <NewsPage {...shown} failed={loaderData.failed} />
    </MessagesProvider>
  );
}

function NewsPage(props: Route.ComponentProps["loaderData"]) {
  const t = useT("stories");
  const submit = useSubmit();
  const asked = new URLSearchParams(useNavigation().location?.search);
  const wanted = (name: string) => asked.get(name);
  return (
    <main id="content" className="page news-page">
      <PageMeta
        title={t("news.title")}
        description={props.description}
        path="/news"
        about={{
          "@type": "CollectionPage",
          name: t("news.title"),
          description: props.description,
          mainEntity: { "@type": "ItemList", itemListElement: props.stories.slice(0, pageSize).map(articleOf) },
        }}
      />
      <h1>{t("news.title")}</h1>
      <Form method="get" className="news-filters">
        <SelectField
          label={t("news.origin")}
          name="origin"
          options={props.origins}
          value={wanted("origin") ?? props.origin}
          onChange={(event) => void submit(event.currentTarget.form)}
        />
        <SelectField
          label={t("news.residence")}
          name="residence"
          options={props.residences}
          value={wanted("residence") ?? props.residence}
          onChange={(event) => void submit(event.currentTarget.form)}
        />
        <noscript>
          <Button type="submit" variant="outline">
            {t("news.show")}
          </Button>
        </noscript>
      </Form>
      <p className="news-order">{t("news.order")}</p>
      <Stories {...props} />
    </main>
  );
}

function articleOf(story: Route.ComponentProps["loaderData"]["stories"][number], index: number) {
  return {
    "@type": "ListItem",
    position: index + 1,
    item: {
      "@type": "NewsArticle",
      headline: story.title,
      url: story.link,
      datePublished: story.timestamp,
      publisher: { "@type": "Organization", name: story.source },
    },
  };
}

function Stories({ stories, failed, shown, origin, residence, asOf }: Route.ComponentProps["loaderData"]) {
  const t = useT("stories");
  const { revalidate, state } = useRevalidator();
  const isLoading = useNavigation().state === "loading";
  const failure = useFailureHere();
  const problem =
    failed || failure ? (
      <ErrorState
        message={t("news.failed")}
        onRetry={failure?.retry ?? (() => void revalidate())}
        retrying={state === "loading" || isLoading}
        retryLabel={t("news.again")}
      />
    ) : null;
  if (problem && stories.length === 0) return problem;
  if (stories.length === 0) {
    return (
      <EmptyState title={t("news.empty")} headingLevel={2} communityId={2}>
        {t("news.emptyHint")}
      </EmptyState>
    );
  }
  const more = new URLSearchParams({ origin, residence, shown: String(shown + pageSize), asOf });
  const hasMore = stories.length === shown && shown < maxShown;
  return (
    <>
      <div className="news-list" aria-busy={isLoading}>
        {stories.map((story, n) => (
          <NewsCard
            key={story.uuid}
            story={story}
            isFirst={n === 0}
            communityId={communities[n % communities.length]?.communityId ?? 1}
          />
        ))}
      </div>
      {problem}
      <div className="news-end">
        {hasMore ? (
          <LinkButton variant="outline" to={`?${more}`} preventScrollReset>
            {t("news.more")}
          </LinkButton>
        ) : (
          <p>{t("news.end")}</p>
        )}
      </div>
    </>
  );
}
