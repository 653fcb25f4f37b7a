export type { Gone } from "./appointment-card.tsx";
export type {
  AppointmentView,
  NearestTime,
  Problem,
  ProviderView,
  ServiceView,
  TicketView,
  Week,
  WeekDay,
  WeekTime,
} from "./booking-views.ts";
export { ChangeOfPlan } from "./change-of-plan.tsx";
export { type CustomerErrors, type CustomerValues, customerIn, customerProblems, nobody } from "./customer-values.ts";
export { flowUrl, idsNamed } from "./flow-url.ts";
export { MoveStep } from "./move-step.tsx";
export { ProblemPage, ReviewProblem } from "./problem-page.tsx";
export { ProviderSummary } from "./provider-summary.tsx";
export { ReviewStep } from "./review-step.tsx";
export { ServicesStep } from "./services-step.tsx";
export { AddToCalendar, GettingThere, PrivateLink, PrivateNote } from "./ticket-actions.tsx";
export { Ticket, TicketFact, WhenFact, WhereFact } from "./ticket.tsx";
export { TimeStep } from "./time-step.tsx";
export { forgetTypedCustomer } from "./use-typed-customer.ts";
