import { useState } from "react";

/** The newest of the values that loaded: what did not load leaves the one before on the page. */
export function useLastLoaded<T>(value: T, isGood: boolean): T {
  const [last, setLast] = useState(value);
  if (isGood && last !== value) setLast(value);
  return isGood ? value : last;
}
