import { data } from "react-router";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";

/** Programs that look for weak spots ask for the same unknown addresses again and again. */
export const handle = sharedUntilChanged;

/** All other URLs lead here. The error boundary shows the page with status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
