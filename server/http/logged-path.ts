const plainSegment = /^(?:[a-z][a-zA-Z-]{0,39}|\d{1,12}|[a-z][a-zA-Z-]{0,39}\.(?:data|json|ics|xml|txt))$/;

/** Replaces path segments that could be secrets, such as those of a private link: only plain words and numbers stay. */
export function loggedPath(path: string): string {
  return path
    .split("/")
    .map((segment) => (segment === "" || plainSegment.test(segment) ? segment : ":hidden"))
    .join("/");
}
