import { data } from "react-router";

/** All other URLs lead here. The error boundary shows the page with status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
