import type { Hono } from "hono";
import type { Bindings } from "./caller.ts";

export type App = Hono<{ Bindings: Bindings; Variables: { requestId: string; nonce: string } }>;
