export { EventCard } from "./event-card.tsx";
export { eventIdIn, eventPath } from "./event-path.ts";
export { type EventView, isFewLeft, isWaitingListOpen, mostPlacesOf } from "./event-view.ts";
export { EventZone } from "./event-zone.tsx";
export { GuestList } from "./guest-list.tsx";
export { stateIcons } from "./places-note.tsx";
export { PlacesStepper } from "./places-stepper.tsx";
