export { ChangeBooking } from "./change-booking.tsx";
export { MomentFact, PaperFacts, ServiceFact, Ticket, TicketFact, When, WhenFact, WhereFact } from "./ticket.tsx";
export { AddToCalendar, GettingThere, PrivateLink, PrivateNote } from "./ticket-actions.tsx";
export type { MomentView, TicketView } from "./ticket-view.ts";
export { type DetailsView, YourDetails } from "./your-details.tsx";
