import { createContext, useContext, useState } from "react";

/** Only on the server. Not part of the page's data, because several visitors may get the same page. */
export const RequestIdContext = createContext<string | null>(null);

/** The id under which the server logged the failure; null if the page failed in the browser. */
export function useRequestId(): string | null {
  const onServer = useContext(RequestIdContext);
  // While React hydrates, the page still contains the element that the server rendered.
  const [shown] = useState(() =>
    typeof document === "undefined"
      ? null
      : (document.querySelector("[data-request-id]")?.getAttribute("data-request-id") ?? null),
  );
  return onServer ?? shown;
}
