import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

const names = {
  providerId: ["providerId", "serviceProviderId"],
  kindredProviderId: ["kindredProviderId"],
  serviceItemId: ["serviceItemId", "selectedServices"],
} as const;

/** Some links pass the parameters in the navigation state. This copies them into the URL once. */
export function useStateInUrl(): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (typeof state !== "object" || state === null) return;
    const query = new URLSearchParams(search);
    const before = query.toString();
    for (const [name, sources] of Object.entries(names)) {
      if (query.has(name)) continue;
      const found = sources.map((source) => (state as Record<string, unknown>)[source]).find(Boolean);
      for (const one of [found ?? []].flat()) query.append(name, String((one as { id?: number }).id ?? one));
    }
    const { startTime } = (state as { appointment?: { startTime?: string } }).appointment ?? {};
    if (startTime && !query.has("startTime")) query.set("startTime", startTime);
    if (query.toString() !== before) void navigate(`${pathname}?${query}`, { replace: true, state });
  }, [pathname, search, state, navigate]);
}
