import { type PointerEvent, type RefObject, useRef } from "react";

const closeAfterPx = 80;

export function useSheetSwipe(sheet: RefObject<HTMLElement | null>, close: () => void) {
  const startY = useRef<number | null>(null);
  const move = (px: number) => sheet.current?.style.setProperty("translate", px > 0 ? `0 ${px}px` : "");
  const end = (event: PointerEvent, mayClose: boolean) => {
    if (startY.current === null) return;
    const travelled = event.clientY - startY.current;
    startY.current = null;
    move(0);
    if (mayClose && travelled > closeAfterPx) close();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (startY.current !== null) move(event.clientY - startY.current);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  };
}
