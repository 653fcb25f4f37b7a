import type { OutputOf, SentTo } from "./endpoint.ts";
import type { endpoints } from "./endpoints.ts";

/** Import only types here, because a schema would put zod into the browser bundle. */
type Endpoints = (typeof endpoints)[keyof typeof endpoints];
type ByName = { [E in Endpoints as `${E["method"]} ${E["path"]}`]: E };

export type CallName = keyof ByName;
export type CallInput<N extends CallName> = SentTo<ByName[N]>;
export type CallOutput<N extends CallName> = OutputOf<ByName[N]>;
