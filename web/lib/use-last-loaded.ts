import { useState } from "react";

/** After a failed load, the previous value stays on the page. */
export function useLastLoaded<T>(value: T, isGood: boolean): T {
  const [last, setLast] = useState(value);
  if (isGood && last !== value) setLast(value);
  return isGood ? value : last;
}
