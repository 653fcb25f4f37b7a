export { ChangeOfPlan } from "./change-of-plan.tsx";
export { Ticket, TicketFact, When, WhenFact, WhereFact } from "./ticket.tsx";
export { AddToCalendar, GettingThere, PrivateLink, PrivateNote } from "./ticket-actions.tsx";
export type { TicketView } from "./ticket-view.ts";
export { type DetailsView, YourDetails } from "./your-details.tsx";
