import { createContext } from "react-router";
import type { Locale } from "#messages/catalogue.ts";
import type { ApiFetch } from "./api.ts";

/** What the server hands to every loader and action of one request. */
export type PageRequest = {
  /** Calls the API in process, as the visitor who asked for the page. */
  readonly apiFetch: ApiFetch;
  readonly locale: Locale;
  readonly nonce: string;
  readonly requestId: string;
  /** Logs a thrown bug once, with the request id. */
  readonly reportBug: (error: unknown) => void;
  readonly site: Site;
};

/** Settings that a page may show. Nothing here is secret. */
export type Site = {
  readonly publicUrl: string;
  readonly isDemo: boolean;
  readonly showsDesignPage: boolean;
};

export const pageRequest = createContext<PageRequest>();
