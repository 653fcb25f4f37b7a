import { useEffect } from "react";

/** Where the row of tabs is longer than the screen, the current one comes into view. Only the row moves, never the page. */
export function useCurrentTabInView(): void {
  useEffect(() => {
    const tab = document.querySelector('.tabs > [aria-current="page"]');
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const [its, all] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    if (its.left < all.left || its.right > all.right)
      row.scrollLeft += (its.left + its.right - all.left - all.right) / 2;
  }, []);
}
