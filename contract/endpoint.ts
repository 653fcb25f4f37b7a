import { z } from "zod";
import type { RefusalCode } from "./refusals.ts";
import type { Room } from "./rooms.ts";

export type Endpoint = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path starts below `/api` and has `{name}` for each path parameter. */
  readonly path: string;
  readonly room: Room;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Set only if the body may be larger than 64 KB. */
  readonly maxBodyBytes?: number;
  readonly status: 200 | 201 | 202;
  readonly output: z.ZodType;
  /** Set only if the response is not JSON. */
  readonly media?: string;
  /** Refusals that every endpoint shares are not listed here. */
  readonly refusals: readonly RefusalCode[];
  /**
   * How a GET answers for a country that we do not serve. `empty_list_of_user` is an empty list if `userId` is given,
   * otherwise 404.
   */
  readonly elsewhere?: "empty_list" | "empty_list_of_user" | "not_found";
  /** The `max-age` for public caches. Without it, the response is sent with `no-store`. */
  readonly cacheSeconds?: number;
};

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Part<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType } ? S : never;
type Given<K extends string, S> = [S] extends [never] ? unknown : { readonly [P in K]: z.output<S & z.ZodType> };
type Sent<K extends string, S> = [S] extends [never] ? unknown : { readonly [P in K]: z.input<S & z.ZodType> };

/** The values are already validated and transformed. */
export type InputOf<E extends Endpoint> = Given<"params", Part<E, "params">> &
  Given<"query", Part<E, "query">> &
  Given<"headers", Part<E, "headers">> &
  Given<"body", Part<E, "body">>;

/** The values are not validated yet. */
export type SentTo<E extends Endpoint> = Sent<"params", Part<E, "params">> &
  Sent<"query", Part<E, "query">> &
  Sent<"body", Part<E, "body">>;

export type OutputOf<E extends Endpoint> = z.output<E["output"]>;

export function success<S extends z.ZodType>(data: S) {
  return z.object({
    success: z.literal(true).meta({ description: "Always true" }),
    message: z.string().meta({ description: "Message to show to the user, in the user's language", example: "Saved." }),
    data,
  });
}

export const Nothing = z.null().meta({ description: "Always null" });
