export { EventCard } from "./event-card.tsx";
export { EventIcon } from "./event-icon.tsx";
export { eventIdIn, eventPath } from "./event-path.ts";
export { type EventView, isFewLeft, mostPlacesOf } from "./event-view.ts";
export { Leaf } from "./leaf.tsx";
export { PlacesStepper } from "./places-stepper.tsx";
