import { data } from "react-router";
import type { MessageKey } from "#messages/catalogue.ts";
import type { Params } from "#messages/translate.ts";
import type { Problem } from "../../features/bookings/index.ts";
import { ApiRefusal } from "../../lib/api.ts";

/** The page cannot be shown, and this says why. Thrown inside a loader, answered as a page with its own status. */
export class PageProblem extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, message: MessageKey<"booking">, params: Params = {}) {
    super(message);
    this.status = status;
    this.problem = { message, params };
  }
}

/** The status a refused call had; the server being away counts as 503. */
export function statusOf(error: unknown): number {
  return error instanceof ApiRefusal ? error.status : 503;
}

/** What a loader answers: the page's view, or the problem instead of it. */
export async function viewOrProblem<View extends object>(
  request: Request,
  load: () => Promise<View>,
  otherwise: MessageKey<"booking">,
) {
  const headers = { "cache-control": keptFor(request) };
  try {
    return data({ view: await load(), problem: null }, { headers });
  } catch (error) {
    const { status, problem } = asPageProblem(error, otherwise);
    return data({ view: null, problem }, { status, headers });
  }
}

function asPageProblem(error: unknown, otherwise: MessageKey<"booking">): PageProblem {
  if (error instanceof PageProblem) return error;
  if (error instanceof ApiRefusal) return new PageProblem(error.status >= 500 ? 503 : error.status, otherwise);
  throw error;
}

/** What was fetched ahead may be shown for a short while; the confirmation decides in any case. */
function keptFor(request: Request): string {
  const isAhead = (request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? "").includes("prefetch");
  return isAhead ? "private, max-age=60" : "private, no-cache";
}

/** A page's headers are its loader's. */
export function loaderHeadersOnly({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}
