import { forgetLoadFailure, reportLoadFailure } from "./load-failure.ts";

const waiting = new Set<() => void>();

/**
 * Loads code, and waits while it cannot be loaded: a rejected import would end the page, and React and the router never
 * ask for it again.
 */
export async function importOrWait<M>(
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

/** Tries again whatever could not be loaded. */
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
      forgetLoadFailure();
      retryImports();
    },
  });
}
