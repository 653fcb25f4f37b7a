export { EventForm } from "./event-form.tsx";
export { type EventRecord, emptyEvent, eventValuesOf } from "./event-values.ts";
