import { data } from "react-router";

/** Every address that is not in the list: the error boundary draws the page, with status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
