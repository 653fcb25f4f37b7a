import { type RefObject, useEffect, useRef } from "react";

type Told = { readonly kindred: "height"; readonly height: number } | { readonly kindred: "close" };

/**
 * Talks with `server/http/book-button.ts` in the page around the frame: tells it the height, and when to close. Only the page that opened
 * the frame is heard, and only its origin is told.
 */
export function useSurroundingPage(content: RefObject<HTMLElement | null>): () => void {
  const tell = useRef<(told: Told) => void>(() => undefined);
  useEffect(() => {
    const element = content.current;
    if (!element || window.parent === window) return;
    const tellHeight = () => tell.current({ kindred: "height", height: element.offsetHeight });
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || data?.kindred !== "open") return;
      // A page in a sandbox has no origin that could be named.
      tell.current = (told) => window.parent.postMessage(told, origin === "null" ? "*" : origin);
      tellHeight();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const isForDialog = document.querySelector("dialog[open]") !== null;
      if (event.key === "Escape" && !event.defaultPrevented && !isForDialog) tell.current({ kindred: "close" });
    };
    const observer = new ResizeObserver(tellHeight);
    observer.observe(element);
    addEventListener("message", hear);
    addEventListener("keydown", closeOnEscape);
    // Says only that this page listens, so every page may hear it.
    window.parent.postMessage({ kindred: "ready" }, "*");
    return () => {
      observer.disconnect();
      removeEventListener("message", hear);
      removeEventListener("keydown", closeOnEscape);
    };
  }, [content]);
  return () => tell.current({ kindred: "close" });
}
