import { refuse } from "#server/refusal.ts";
import type { AppContext } from "./caller.ts";

/** HEAD is allowed wherever GET is. */
export function refuseMethod(c: AppContext, methods: readonly string[]): never {
  c.header("allow", methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", "));
  refuse("method_not_allowed");
}
