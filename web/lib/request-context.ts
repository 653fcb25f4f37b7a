import { createContext } from "react-router";
import type { Locale } from "#messages/catalogue.ts";
import type { ApiFetch } from "./api.ts";

/** What the server passes to every loader and action of a request. */
export type PageRequest = {
  /** Calls the API in process, with the visitor's session. */
  readonly apiFetch: ApiFetch;
  /** Allows the server to give this page to other visitors without a session, for so long or until its data changes. */
  readonly shareFor: (ms: number) => void;
  readonly locale: Locale;
  readonly nonce: string;
  readonly requestId: string;
  /** Logs an unexpected exception, with the request id. */
  readonly reportBug: (error: unknown) => void;
  readonly site: Site;
};

/** Settings that pages may show. None of them is secret. */
export type Site = {
  readonly publicUrl: string;
  readonly isDemo: boolean;
  readonly showsDesignPage: boolean;
  readonly operator: Operator;
  /** The served countries; the first is the default. */
  readonly countries: readonly [SiteCountry, ...SiteCountry[]];
  /** Null if the installation has no analytics: then there is no consent question either. */
  readonly analytics: SiteAnalytics | null;
};

type Operator = Readonly<
  Record<"name" | "email", string> & Record<"address" | "phone" | "registration" | "vat", string | null>
>;

export type SiteCountry = {
  readonly code: string;
  /** In the page's language. */
  readonly name: string;
  readonly timeZone: string;
  readonly currency: string;
  /** Offered before all others, as BCP 47 codes. */
  readonly languages: readonly string[];
  readonly dataProtectionAuthority: string;
};

type SiteAnalytics = {
  /** The visitor's choice; null if they have not answered the current version of the question. */
  readonly consent: "accepted" | "rejected" | null;
  /** Null without consent. */
  readonly measurementId: string | null;
  readonly scriptUrl: string;
};

export const pageRequest = createContext<PageRequest>();
