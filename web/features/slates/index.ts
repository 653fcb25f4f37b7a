export { isMobileBrowser } from "./mobile-browser.ts";
export { slateProblemWords } from "./problem-words.ts";
export { SlateCard } from "./slate-card.tsx";
