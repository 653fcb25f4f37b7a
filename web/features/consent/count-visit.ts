declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const longestOpenPart = 20;

/**
 * A long path segment may be a private link, so it is removed before the analytics service sees it. Queries are never
 * sent.
 */
export function countedPath(pathname: string): string {
  return pathname
    .split("/")
    .map((part) => (part.length > longestOpenPart && /[A-Z\d]/.test(part) ? "private" : part))
    .join("/");
}

/** Call this only after consent. */
export function countVisit(scriptUrl: string, measurementId: string, pathname: string): void {
  const page_location = location.origin + countedPath(pathname);
  const page = { page_location, page_referrer: "", page_title: "" };
  if (!document.querySelector("script[data-analytics]")) {
    gtag("js", new Date());
    gtag("config", measurementId, { ...page, send_page_view: false, anonymize_ip: true });
    const script = document.createElement("script");
    script.async = true;
    script.dataset.analytics = "";
    script.src = `${scriptUrl}?${new URLSearchParams({ id: measurementId })}`;
    document.head.append(script);
  }
  gtag("set", page);
  gtag("event", "page_view", page);
}

/** The analytics script accepts commands only as `arguments` objects. */
function gtag(...command: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(Object.assign(command, { [Symbol.toStringTag]: "Arguments" }));
}
