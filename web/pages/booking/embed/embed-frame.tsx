import { type MouseEvent, type ReactNode, useContext, useRef } from "react";
import { frameBase, isFramedPage } from "#contract/lists/framed-pages.ts";
import { NonceContext } from "#web/lib/nonce.ts";
import { useSurroundingPage } from "./use-surrounding-page.ts";

/** A page of the Book button: without the bars of our own site, and without anything that this browser stored. */
export function EmbedFrame({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const content = useRef<HTMLDivElement>(null);
  const close = useSurroundingPage(content);
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.protocol.startsWith("http") || link.target === "_blank" || link.hasAttribute("download")) return;
    const closes = link.dataset.closesFrame !== undefined;
    if (!closes && isFramedPage(link.pathname)) return;
    event.preventDefault();
    if (closes) close();
    else window.open(link.href.replace(location.origin + frameBase, location.origin), "_blank", "noopener");
  };
  return (
    <div ref={content} onClickCapture={leave}>
      <script nonce={nonce} suppressHydrationWarning>
        {import.meta.env.SSR ? `(${storeInMemory})()` : ";"}
      </script>
      {children}
    </div>
  );
}

/** This function is copied into an inline script, so it must not use anything outside itself. */
function storeInMemory() {
  for (const name of ["localStorage", "sessionStorage"]) {
    const values = new Map<string, string>();
    const value = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, text: string) => void values.set(key, text),
      removeItem: (key: string) => void values.delete(key),
    };
    Object.defineProperty(window, name, { value });
  }
}
