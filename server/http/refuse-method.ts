import { refuse } from "#server/refusal.ts";
import type { AppContext } from "./caller.ts";

/** Refuses with the methods that the address takes. Where GET works, so does HEAD. */
export function refuseMethod(c: AppContext, methods: readonly string[]): never {
  c.header("allow", methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", "));
  refuse("method_not_allowed");
}
