import type { OutputOf, SentTo } from "./endpoint.ts";
import type { endpoints } from "./endpoints.ts";

/** The contract as the browser sees it: types alone, so that no schema reaches the bundle. */
type Endpoints = (typeof endpoints)[keyof typeof endpoints];
type ByName = { [E in Endpoints as `${E["method"]} ${E["path"]}`]: E };

export type CallName = keyof ByName;
export type CallInput<N extends CallName> = SentTo<ByName[N]>;
export type CallOutput<N extends CallName> = OutputOf<ByName[N]>;
