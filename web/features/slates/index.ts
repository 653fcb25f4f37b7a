export { isMobileBrowser } from "./mobile-browser.ts";
export { SlateCard, type SlateView } from "./slate-card.tsx";
