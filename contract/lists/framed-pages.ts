/** Where the pages of the Book button are. Inside it, every link and form stays under this path. */
export const frameBase = "/embed";

const framedPath = /^\/embed\/booking(?:\/(?:select-time|wait|review|(?:confirmed|waiting)\/[^/]+))?(?:\.data)?$/;

/** The only pages that other sites may show in a frame. See docs/decisions/0044-book-button.md. */
export function isFramedPage(path: string): boolean {
  return framedPath.test(path);
}
