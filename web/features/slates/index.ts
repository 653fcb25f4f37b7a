export { SlateCard } from "./slate-card.tsx";
export { slateProblemText } from "./slate-problem-text.ts";
