import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

const names = {
  providerId: ["providerId", "serviceProviderId"],
  kindredProviderId: ["kindredProviderId"],
  serviceItemId: ["serviceItemId", "selectedServices"],
} as const;

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}

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
      const found = sources.map((source) => fieldOf(state, source)).find(Boolean);
      for (const one of [found ?? []].flat()) query.append(name, String(fieldOf(one, "id") ?? one));
    }
    const startTime = fieldOf(fieldOf(state, "appointment"), "startTime");
    if (typeof startTime === "string" && startTime && !query.has("startTime")) query.set("startTime", startTime);
    if (query.toString() !== before) void navigate(`${pathname}?${query}`, { replace: true, state });
  }, [pathname, search, state, navigate]);
}
