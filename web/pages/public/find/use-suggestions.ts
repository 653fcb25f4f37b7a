import { useEffect, useState } from "react";
import { communities } from "#contract/lists/communities.ts";
import { browserApi } from "#web/lib/api.ts";
import { communityName } from "#web/lib/community-name.ts";
import { useT } from "#web/lib/messages.tsx";
import { exploreTo } from "./explore-to.ts";
import { recentSearches } from "./recent-searches.ts";

export type SuggestionView = {
  readonly kind: "recent" | "service" | "host" | "community" | "city" | "all";
  readonly text: string;
  /** Null: the page's language. */
  readonly textLanguage: string | null;
  readonly detail: string | null;
  /** Null: searches for the typed words. */
  readonly to: string | null;
  readonly communityId: number | null;
  readonly categoryId: number | null;
};

type Group = { readonly title: string; readonly isTitleShown: boolean; readonly options: readonly SuggestionView[] };

const kinds = ["service", "host", "community", "city"] as const;
const typingPauseMs = 120;

/** The groups for what is typed: suggestions of the server, or the last searches and the communities if it is empty. */
export function useSuggestions(typed: string): readonly Group[] {
  const t = useT("find");
  const found = useFound(typed);
  if (typed === "")
    return [
      { title: t("suggest.recent"), isTitleShown: true, options: recentSearches().map(recent) },
      {
        title: t("suggest.community"),
        isTitleShown: true,
        options: communities.map((one) => community(one, communityName(t, one.communityId))),
      },
    ].filter(({ options }) => options.length > 0);
  const groups = kinds.map((kind) => ({
    title: t(`suggest.${kind}`),
    isTitleShown: true,
    options: found.filter((one) => one.kind === kind),
  }));
  const all = { ...nothing, kind: "all" as const, text: t("suggest.all", { words: typed }), to: null };
  return [
    ...groups.filter(({ options }) => options.length > 0),
    { title: t("finder.search"), isTitleShown: false, options: [all] },
  ];
}

/** Without suggestions, searching works the same, so a failure shows nothing. */
function useFound(typed: string): readonly SuggestionView[] {
  const [found, setFound] = useState<readonly SuggestionView[]>([]);
  useEffect(() => {
    if (typed === "") {
      setFound([]);
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      browserApi("GET /search/suggestions", { query: { q: typed } }, { signal: request.signal }).then(
        (answer) => setFound(answer.map(({ path, ...rest }) => ({ ...rest, to: path }))),
        () => {
          if (!request.signal.aborted) setFound([]);
        },
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed]);
  return found;
}

const nothing = { textLanguage: null, detail: null, communityId: null, categoryId: null };

function recent(text: string): SuggestionView {
  return { ...nothing, kind: "recent", text, to: exploreTo({ q: text }) };
}

function community({ communityId, slug }: (typeof communities)[number], text: string): SuggestionView {
  return { ...nothing, kind: "community", text, to: `/communities/${slug}`, communityId };
}
