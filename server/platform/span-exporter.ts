import { SpanKind as OtelKind, ROOT_CONTEXT, type Span, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import type { TracingSettings } from "#server/env.ts";
import { version } from "#server/version.ts";

export type SpanKind = "request" | "in-process request" | "statement" | "job";
export type StartSpan = (name: string, kind: SpanKind, parent: Span | undefined) => Span;

const kinds: Record<SpanKind, OtelKind> = {
  request: OtelKind.SERVER,
  "in-process request": OtelKind.INTERNAL,
  statement: OtelKind.CLIENT,
  job: OtelKind.CONSUMER,
};
/** A collector that is away must not delay the stop of the product for long. */
const sendMs = 2_000;

type OpenSpanExporter = { readonly startSpan: StartSpan; readonly stop: () => Promise<void> };

/** Sends spans to a collector, in batches. Spans are dropped while it is away. */
export function openSpanExporter({ url, ratio }: TracingSettings, log: Logger): OpenSpanExporter {
  const exporter = logging(new OTLPTraceExporter({ url, timeoutMillis: sendMs }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "kindred", "service.version": version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: sendMs })],
  });
  const tracer = provider.getTracer("kindred", version);
  return {
    startSpan(name, kind, parent) {
      const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      return tracer.startSpan(name, { kind: kinds[kind] }, context);
    },
    stop: () => provider.shutdown(),
  };
}

/** OpenTelemetry tells nobody about failures by default. */
function logging(exporter: OTLPTraceExporter, log: Logger): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !isFailing) log.warn({ err: result.error }, "traces could not be sent");
        isFailing = result.error !== undefined;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
