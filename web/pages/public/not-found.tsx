import { data } from "react-router";

/** Catches every other URL: the error boundary renders the page, with status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
