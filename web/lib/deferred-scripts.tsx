import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type Attributes = { children?: ReactNode; rel?: string; type?: string; async?: boolean | undefined };

/**
 * Scripts load after the first paint, so that they do not compete with styles, fonts and pictures. See
 * docs/decisions/0021-scripts-after-the-first-paint.md. The browser runs the script of the HTML, so its bundle does not
 * contain it.
 */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      {held(Scripts({ nonce }))}
      <script nonce={nonce} suppressHydrationWarning>
        {import.meta.env.SSR ? `(${startAfterPaint})()` : ";"}
      </script>
    </>
  );
}

function held(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<Attributes>(child)) return child;
    const { type, props } = child;
    if (type === Fragment) return held(props.children);
    if (type === "link" && props.rel === "modulepreload") return cloneElement(child, { rel: "later" });
    // `async` is valid only on scripts that run.
    if (type === "script" && props.type === "module")
      return cloneElement(child, { type: "text/held", async: undefined });
    return child;
  });
}

/** This function is copied into an inline script, so it must not use anything outside itself. */
function startAfterPaint() {
  let isStarted = false;
  const fetchAll = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=later]")) link.rel = "modulepreload";
    setTimeout(run);
  };
  const run = () => {
    const waiting = document.querySelector<HTMLScriptElement>("script[type='text/held']");
    if (!waiting) return;
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = waiting.nonce;
    script.textContent = waiting.textContent;
    document.head.append(script);
    // The script still runs after it is removed, and React finds the DOM that it expects.
    script.remove();
  };
  // Browsers do not paint a page in the background, so no animation frame would come.
  if (document.visibilityState === "hidden") fetchAll();
  else requestAnimationFrame(() => setTimeout(fetchAll));
  // On a very busy machine the frame may come late or never.
  setTimeout(fetchAll, 3_000);
}
