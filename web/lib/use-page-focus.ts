import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * After a page change, keyboard and screen reader users continue at the heading of the new page. A change within the
 * page, such as another week, keeps the focus and the scroll position.
 */
export function usePageFocus(): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const before = useRef<{ key: string; pathname: string; title: string | null } | null>(null);
  const lastFocused = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) lastFocused.current = target;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    const last = before.current;
    before.current = { key, pathname, title: heading?.textContent ?? null };
    if (!heading || !last || last.key === key) return;
    // A cancelled booking keeps its URL, so the changed heading shows that it is another page. A heading that counts
    // results has a status, which screen readers announce by themselves.
    const isSameHeading = last.title === heading.textContent || heading.querySelector("[role=status]") !== null;
    const isSamePage = last.pathname === pathname && isSameHeading;
    const isFocusLost = document.activeElement === document.body && lastFocused.current?.isConnected === false;
    if (isSamePage ? !isFocusLost : hash !== "") return;
    if (!isSamePage && !isBack) window.scrollTo(0, 0);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, pathname, hash, isBack]);
}
