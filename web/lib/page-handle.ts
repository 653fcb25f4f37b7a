/** What a page module exports as `handle`. */
export type PageHandle = {
  /** Visitors without a session get the same page for this long, or until one of the API's answers in it changes. */
  readonly sharedForMs: number;
};

/** For a page that shows nothing but the API's answers. The server renders every page again at the next full minute. */
export const sharedUntilChanged: PageHandle = { sharedForMs: 60_000 };
