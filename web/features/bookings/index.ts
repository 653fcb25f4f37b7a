export { BookedNote, clearRememberedBooking, rememberBooking } from "./booked-note.tsx";
export type {
  AppointmentView,
  NearestTime,
  Problem,
  ProviderView,
  ServiceView,
} from "./booking-views.ts";
export { FlowBar } from "./flow-bar.tsx";
export { flowUrl, readIds } from "./flow-url.ts";
export { Line, Price, ServiceLine } from "./price-line.tsx";
export { ProblemPage, ReviewStepProblem } from "./problem-page.tsx";
export { ProviderSummary } from "./provider-summary.tsx";
export { SummarySheet } from "./summary-sheet.tsx";
