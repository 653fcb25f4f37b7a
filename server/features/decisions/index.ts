export { forgetModerator, forgetWordsAbout } from "./decision-store.ts";
export { keepDecision } from "./keep-decision.ts";
export { decisionsAbout, lastDecisionsAbout } from "./list-decisions.ts";
export { decisionRoutes } from "./routes.ts";
