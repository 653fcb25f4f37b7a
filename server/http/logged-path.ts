const plainSegment = /^(?:[a-z][a-zA-Z-]{0,39}|\d{1,12}|[a-z][a-zA-Z-]{0,39}\.(?:data|json|ics|xml|txt))$/;

/** A path as the log may keep it. Some addresses are keys to somebody's booking: whatever is no plain word or number goes. */
export function loggedPath(path: string): string {
  return path
    .split("/")
    .map((segment) => (segment === "" || plainSegment.test(segment) ? segment : ":hidden"))
    .join("/");
}
