import { markFailed, traced } from "#server/platform/tracing.ts";
import type { App } from "./hono-app.ts";
import { routePattern } from "./route-pattern.ts";

/** A page that calls the API in process becomes the parent of these calls. */
export function traceRequests(app: App): void {
  app.use((c, next) => {
    const kind = c.env?.requestId === undefined ? "request" : "in-process request";
    return traced(c.req.method, kind, async (span) => {
      await next();
      if (!span) return;
      const [route, { status }] = [routePattern(c), c.res];
      span.updateName(`${c.req.method} ${route}`);
      span.setAttributes({
        "http.request.method": c.req.method,
        "http.route": route,
        "http.response.status_code": status,
        "kindred.request_id": c.get("requestId"),
      });
      if (status >= 500) markFailed(span, String(status));
    });
  });
}
