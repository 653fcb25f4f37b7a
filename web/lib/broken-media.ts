import { useCallback, useState } from "react";

/** Whether a picture or clip failed to load, also when it failed before the page came alive and the event went unheard. */
export function useBrokenMedia() {
  const [isBroken, setIsBroken] = useState(false);
  const onError = useCallback(() => setIsBroken(true), []);
  const ref = useCallback((media: HTMLImageElement | HTMLVideoElement | null) => {
    if (media instanceof HTMLImageElement && media.complete && media.naturalWidth === 0) setIsBroken(true);
    if (media instanceof HTMLVideoElement && media.error) setIsBroken(true);
  }, []);
  return { isBroken, watch: { ref, onError } };
}
