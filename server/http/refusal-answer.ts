import type { FieldProblem } from "#contract/refusals.ts";
import { formatUnit } from "#format/numbers.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { isDatabaseUnavailable, retryAfterSeconds } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { isDiskFull } from "#server/platform/durable-write.ts";
import { Refusal } from "#server/refusal.ts";
import type { AppContext } from "./caller.ts";
import { localeOf } from "./caller.ts";
import { loggedPath } from "./logged-path.ts";

/** Bugs are logged here, once, and their details are never sent to the client. */
export function refusalAnswer(deps: Pick<Deps, "log">, c: AppContext, error: unknown): Response {
  const refusal = asRefusal(error);
  const requestId = c.get("requestId");
  const record = {
    requestId,
    method: c.req.method,
    route: loggedPath(c.req.path),
    code: refusal.code,
    status: refusal.status,
  };
  if (refusal.status >= 500) deps.log.error({ ...record, err: error }, "request failed");
  else deps.log.info(record, "request refused");
  if (refusal.details.retryAfterSeconds !== undefined) {
    c.header("retry-after", String(Math.ceil(refusal.details.retryAfterSeconds)));
  }
  c.header("cache-control", "no-store");
  return c.json(refusalBody(refusal, localeOf(c), requestId), refusal.status);
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnavailable(error)) return new Refusal("unavailable", { retryAfterSeconds, cause: error });
  if (isDiskFull(error)) return new Refusal("unavailable", { retryAfterSeconds: 60, cause: error });
  return new Refusal("internal", { cause: error });
}

function refusalBody(refusal: Refusal, locale: Locale, requestId: string) {
  const t = translator<"refusals">(locale, messagesFor(locale, "refusals"));
  const { fields, extra, retryAfterSeconds } = refusal.details;
  return {
    ...extra,
    success: false,
    code: refusal.code,
    message: t(refusal.code, { wait: retryAfterSeconds ? waitInWords(retryAfterSeconds, locale) : "" }),
    ...(fields ? { fields: wordFields(fields, (problem) => t(`field.${problem}`)) } : {}),
    requestId,
  };
}

/** Rounds up, so that the wait is long enough: "45 seconds", "12 minutes" or "2 hours". */
function waitInWords(seconds: number, locale: Locale): string {
  if (seconds <= 90) return formatUnit(Math.ceil(seconds), "second", locale);
  if (seconds <= 90 * 60) return formatUnit(Math.ceil(seconds / 60), "minute", locale);
  return formatUnit(Math.ceil(seconds / 3600), "hour", locale);
}

function wordFields(fields: Readonly<Record<string, FieldProblem>>, word: (problem: FieldProblem) => string) {
  return Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, word(problem)]));
}
