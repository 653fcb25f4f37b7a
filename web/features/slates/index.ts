export { isMobileBrowser } from "./mobile-browser.ts";
export { slateProblemWords } from "./problem-words.ts";
export { SlateCard, type SlateView } from "./slate-card.tsx";
