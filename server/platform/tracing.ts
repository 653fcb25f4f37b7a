import { AsyncLocalStorage } from "node:async_hooks";
import type { Span } from "@opentelemetry/api";
import type { Logger } from "pino";
import type { TracingSettings } from "#server/env.ts";
import { errorCode } from "#server/error-code.ts";
import type { SpanKind, StartSpan } from "./span-exporter.ts";

/** Null unless TRACES_URL is set. See docs/decisions/0034-tracing.md. */
let startSpan: StartSpan | null = null;
const current = new AsyncLocalStorage<Span>();

/** Imports OpenTelemetry, so that installations without tracing never load it. Returns a function that stops it. */
export async function startTracing(settings: TracingSettings, log: Logger): Promise<() => Promise<void>> {
  const { openSpanExporter } = await import("./span-exporter.ts");
  const exporter = openSpanExporter(settings, log);
  startSpan = exporter.startSpan;
  return async () => {
    startSpan = null;
    await exporter.stop();
  };
}

/** Never put personal data into the name or the attributes: they leave the product. */
export function traced<T>(name: string, kind: SpanKind, work: (span: Span | null) => Promise<T>): Promise<T> {
  if (!startSpan) return work(null);
  const span = startSpan(name, kind, current.getStore());
  return current.run(span, () => endingWith(span, work(span)));
}

/** Statements outside of requests and jobs, such as the polling of the job queue, are not recorded. */
export function tracedStatement<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (!startSpan || !current.getStore()?.isRecording()) return work();
  return traced(statementName(text), "statement", work);
}

async function endingWith<T>(span: Span, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // Not the message, because PostgreSQL's messages may quote values.
    markFailed(span, errorCode(error) ?? "error");
    throw error;
  } finally {
    span.end();
  }
}

/** The value of `SpanStatusCode.ERROR`. Importing it would load the package even if traces are off. */
const failed = 2;

export function markFailed(span: Span, type: string): void {
  span.setStatus({ code: failed });
  span.setAttribute("error.type", type);
}

/** For example "select bookings". The text itself is not recorded: statements of the job queue contain values. */
function statementName(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? "statement";
  const table = /\b(?:from|into|update)\s+([a-z_."]+)\b"?(?!\s*\()/i.exec(text)?.[1]?.replaceAll('"', "");
  return table ? `${verb} ${table}` : verb;
}
