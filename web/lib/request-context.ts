import { createContext } from "react-router";
import type { Locale } from "#messages/catalogue.ts";
import type { OfferedLanguage } from "#messages/offered-languages.ts";
import type { ApiFetch } from "./api.ts";

export type PageRequest = {
  /** Calls the API in the same process, with the visitor's session. */
  readonly apiFetch: ApiFetch;
  /** Allows the server to give this page to other visitors without a session, for so long or until its data changes. */
  readonly shareFor: (ms: number) => void;
  readonly locale: Locale;
  readonly nonce: string;
  readonly requestId: string;
  readonly reportBug: (error: unknown) => void;
  readonly site: Site;
};

/** Pages may show all of these settings, so none of them may be secret. */
export type Site = {
  readonly publicUrl: string;
  readonly isDemo: boolean;
  readonly languages: readonly OfferedLanguage[];
  readonly showsDesignPage: boolean;
  /** Whether the page is shown inside another site by the Book button. */
  readonly isFramed: boolean;
  readonly hasServiceWorker: boolean;
  readonly operator: Operator;
  /** The first country is the default. */
  readonly countries: readonly [SiteCountry, ...SiteCountry[]];
  /** Null if the installation has no analytics. Visitors are then not asked for consent. */
  readonly analytics: SiteAnalytics | null;
};

type Operator = Readonly<
  Record<"name" | "email", string> & Record<"address" | "phone" | "registration" | "vat", string | null>
>;

export type SiteCountry = {
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
  readonly currency: string;
  /** BCP 47 codes of the languages that forms offer first. */
  readonly languages: readonly string[];
  readonly dataProtectionAuthority: string;
};

type SiteAnalytics = {
  /** Null if the visitor has not answered the current version of the question. */
  readonly consent: "accepted" | "rejected" | null;
  /** Null without consent. */
  readonly measurementId: string | null;
  readonly scriptUrl: string;
};

export const pageRequest = createContext<PageRequest>();
