import { useEffect, useRef, useState } from "react";
import type { Promo, PromoSubject } from "./draw-promo.ts";

type PromoState = {
  readonly promo: Promo | null;
  readonly url: string | null;
  readonly isDrawing: boolean;
  readonly hasFailed: boolean;
};

const nothing: PromoState = { promo: null, url: null, isDrawing: true, hasFailed: false };

/** Draws when the element scrolls into view. The drawing code is large, so it loads with the first drawing. */
export function usePromo(subject: PromoSubject) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(nothing);
  const [round, setRound] = useState(0);
  const { name, pictureUrl, communityId, caption } = subject;
  useEffect(() => {
    if (round === 0) return;
    let isLate = false;
    let made = "";
    setState((before) => ({ ...before, isDrawing: true, hasFailed: false }));
    import("./draw-promo.ts")
      .then(({ drawPromo }) => drawPromo({ name, pictureUrl, communityId, caption }))
      .then((promo) => {
        if (isLate) return;
        made = URL.createObjectURL(promo.png);
        setState({ promo, url: made, isDrawing: false, hasFailed: false });
      })
      .catch(() => (isLate ? undefined : setState({ ...nothing, isDrawing: false, hasFailed: true })));
    return () => {
      isLate = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [round, name, pictureUrl, communityId, caption]);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setRound((before) => Math.max(before, 1));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { ...state, place, redraw: () => setRound((before) => before + 1) };
}
