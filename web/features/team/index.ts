export { loadTeam, type TeamData } from "./load-team.ts";
export { sendTeamForm } from "./send-team-form.ts";
export { Team } from "./team.tsx";
