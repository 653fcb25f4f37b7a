import { useCallback, useState } from "react";

/** A file may fail to load before hydration, when no handler receives the `error` event yet. */
export function useBrokenMedia() {
  const [isBroken, setIsBroken] = useState(false);
  const onError = useCallback(() => setIsBroken(true), []);
  const ref = useCallback((media: HTMLImageElement | HTMLVideoElement | null) => {
    if (media instanceof HTMLImageElement && media.complete && media.naturalWidth === 0) setIsBroken(true);
    if (media instanceof HTMLVideoElement && media.error) setIsBroken(true);
  }, []);
  return { isBroken, watch: { ref, onError } };
}
