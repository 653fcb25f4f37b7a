export { clearDecisionText, clearModeratorName, findAnswers } from "./decision-store.ts";
export { decisionsAbout, lastDecisionsAbout } from "./list-decisions.ts";
export { recordDecision } from "./record-decision.ts";
export { recordMemberChange } from "./record-member-change.ts";
export { decisionRoutes } from "./routes.ts";
