import type { Locale } from "#messages/catalogue.ts";
import type { Gate } from "#server/http/route.ts";

/** Somebody, known only by where they call from. */
export type Visitor = { readonly kind: "visitor"; readonly address: string; readonly locale: Locale };

export const anyone: Gate<Visitor> = {
  who: "anyone",
  open: async (_deps, caller) => ({ kind: "visitor", address: caller.address, locale: caller.locale }),
};
