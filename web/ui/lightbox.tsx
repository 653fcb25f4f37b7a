import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import { focusedElement } from "#web/lib/focused-element.ts";
import { importWithRetry } from "#web/lib/import-with-retry.ts";
import type { LightboxProps } from "./lightbox-frame.tsx";

const LightboxFrame = lazy(() =>
  importWithRetry(() => import("./lightbox-frame.tsx")).then((module) => ({ default: module.LightboxFrame })),
);

/** When it closes, the focus returns to the thumbnail that opened it. */
export function Lightbox(props: LightboxProps) {
  const isOpen = props.index !== null;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return <OpenedLightbox {...props} />;
}

function OpenedLightbox(props: LightboxProps) {
  const isOpen = props.index !== null;
  const returnFocusTo = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isOpen) returnFocusTo.current = focusedElement();
  }, [isOpen]);
  return (
    <Suspense fallback={null}>
      <LightboxFrame {...props} returnFocus={() => returnFocusTo.current?.focus()} />
    </Suspense>
  );
}
