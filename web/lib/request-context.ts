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
  readonly operator: Operator;
  /** Null where no visits are counted: then nothing is asked either. */
  readonly analytics: SiteAnalytics | null;
};

type Operator = Readonly<
  Record<"name" | "email", string> & Record<"address" | "phone" | "registration" | "vat", string | null>
>;

type SiteAnalytics = {
  /** What this visitor chose; null: not asked yet, or asked about an older version of the question. */
  readonly consent: "accepted" | "rejected" | null;
  /** Only after consent. */
  readonly measurementId: string | null;
  readonly scriptUrl: string;
};

export const pageRequest = createContext<PageRequest>();
