export { isMobileBrowser } from "./mobile-browser.ts";
export { SlateCard } from "./slate-card.tsx";
export { slateProblemText } from "./slate-problem-text.ts";
