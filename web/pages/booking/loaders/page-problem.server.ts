import { data } from "react-router";
import type { MessageKey } from "#messages/catalogue.ts";
import type { Params } from "#messages/translate.ts";
import { ApiRefusal } from "#web/lib/api.ts";
import type { Problem } from "#web/pages/booking/flow/booking-views.ts";

/** A loader throws this, and the page shows the reason with this status. */
export class PageProblem extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, message: MessageKey<"booking">, params: Params = {}) {
    super(message);
    this.status = status;
    this.problem = { message, params };
  }
}

/** 503 if the server did not respond. */
export function statusOf(error: unknown): number {
  return error instanceof ApiRefusal ? error.status : 503;
}

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

/** A prefetched page may be cached for a minute, because the confirmation checks the time again. */
function keptFor(request: Request): string {
  const isAhead = (request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? "").includes("prefetch");
  return isAhead ? "private, max-age=60" : "private, no-cache";
}

export function loaderHeadersOnly({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}
