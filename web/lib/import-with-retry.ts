import { clearLoadFailure, reportLoadFailure } from "./load-failure.ts";

const waiting = new Set<() => void>();

/**
 * A failed import waits for `retryImports` instead of rejecting. A rejected import would replace the page with the
 * error page, and React and the router would never retry it.
 */
export async function importWithRetry<M>(
  load: () => Promise<M>,
  onFailure: (error: unknown) => void = reportCodeFailure,
): Promise<M> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      const again = new Promise<void>((resolve) => waiting.add(resolve));
      onFailure(error);
      await again;
    }
  }
}

export function retryImports(): void {
  for (const again of waiting) again();
  waiting.clear();
}

function reportCodeFailure(): void {
  reportLoadFailure({
    url: new URL(location.href),
    status: 0,
    text: "",
    retry: () => {
      clearLoadFailure();
      retryImports();
    },
  });
}
