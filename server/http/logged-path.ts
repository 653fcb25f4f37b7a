const plainSegment = /^(?:[a-z][a-zA-Z-]{0,39}|\d{1,12}|[a-z][a-zA-Z-]{0,39}\.(?:data|json|ics|xml|txt))$/;

/** Path segments can be secrets, such as the one of a private link. Only plain words and numbers are logged. */
export function loggedPath(path: string): string {
  return path
    .split("/")
    .map((segment) => (segment === "" || plainSegment.test(segment) ? segment : ":hidden"))
    .join("/");
}
