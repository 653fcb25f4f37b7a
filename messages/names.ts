import { type Locale, type Message, messagesFor } from "./catalogue.ts";

/** The names of the fixed lists in one language. What is not in a list has no name. */
export type Names = {
  readonly community: (communityId: number) => string;
  /** The category of a service or an event, by its English title. */
  readonly category: (title: string) => string;
  /** A subcategory that is not in our list keeps its title. */
  readonly subcategory: (subcategory: { readonly id: number; readonly title: string }) => string;
};

const known = new Map<Locale, Names>();

/** Only for the server, because `messagesFor` has every language. Browsers use `category-name.ts` and `community-name.ts` in `web/lib`. */
export function namesIn(locale: Locale): Names {
  const names = known.get(locale) ?? createNames(locale);
  known.set(locale, names);
  return names;
}

function createNames(locale: Locale): Names {
  const messages: Readonly<Record<string, Message>> = {
    ...messagesFor(locale, "common"),
    ...messagesFor(locale, "names"),
  };
  const nameOf = (key: string, otherwise = "") => {
    const name = messages[key];
    return typeof name === "string" ? name : otherwise;
  };
  return {
    community: (communityId) => nameOf(`community.${communityId}`),
    category: (title) => nameOf(`category.${title}`),
    subcategory: ({ id, title }) => nameOf(`subcategory.${id}`, title),
  };
}
