import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type Markup = ReactElement<{ children?: ReactNode; rel?: string; type?: string; async?: boolean | undefined }>;

/** The framework's scripts, asked for once the reader sees the page: until then the line belongs to what they wait for. */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      {held(Scripts({ nonce }))}
      <script nonce={nonce} suppressHydrationWarning>
        {`(${startAfterPaint})()`}
      </script>
    </>
  );
}

function held(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement(child)) return child;
    const { type, props } = child as Markup;
    if (type === Fragment) return held(props.children);
    if (type === "link" && props.rel === "modulepreload") return cloneElement(child as Markup, { rel: "later" });
    // Only a script that runs may be `async`.
    if (type === "script" && props.type === "module")
      return cloneElement(child as Markup, { type: "text/held", async: undefined });
    return child;
  });
}

/** Runs in the page, before anything else is loaded, and so leans on nothing outside itself. */
function startAfterPaint() {
  const fetchAll = () => {
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
    // It runs all the same, and the page is again the one that React expects.
    script.remove();
  };
  // A page in the background is never painted.
  if (document.visibilityState === "hidden") fetchAll();
  else requestAnimationFrame(() => setTimeout(fetchAll));
}
