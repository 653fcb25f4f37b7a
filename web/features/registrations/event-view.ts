import type { LeafView } from "#web/ui/leaf.tsx";

/** What pages show of a public event. The server formats every text, because a phone needs 100 ms for a formatter. */
export type EventView = {
  readonly id: number;
  readonly path: string;
  readonly title: string;
  readonly language: string;
  readonly communityId: number;
  readonly category: string;
  /** In the language of the page. */
  readonly categoryName: string;
  readonly imageUrl: string;
  readonly hostName: string;
  readonly hostLanguage: string | null;
  readonly startTime: string;
  readonly endTime: string;
  /** In the event's time zone, such as `2027-03-28`. */
  readonly date: string;
  readonly leaf: LeafView;
  readonly day: string;
  readonly range: string;
  readonly timeZone: string;
  /** The city or country in the name of the time zone. */
  readonly zone: string;
  /** Such as GMT+2. */
  readonly offset: string;
  readonly offsetMinutes: number;
  readonly address: string;
  /** Null if it is free. */
  readonly price: string | null;
  /** The price of one place, two places and so on. */
  readonly sums: readonly string[];
  readonly registration: "none" | "kindred" | "other_site";
  readonly state: "open" | "full" | "closed" | "past" | "cancelled" | "other_site" | "none";
  readonly capacity: number | null;
  readonly placesTaken: number;
  readonly placesAdmitted: number;
  readonly placesLeft: number | null;
  readonly placesPerPerson: number;
  readonly hasWaitingList: boolean;
  readonly peopleWaiting: number;
  readonly closes: string;
  readonly bookingLink: string | null;
  readonly cancelledOn: string | null;
  readonly cancelNote: string | null;
  readonly movedFrom: { readonly when: string; readonly address: string } | null;
};

const fewPlaces = 5;

/** Five or fewer, or less than a tenth. */
export function isFewLeft({ placesLeft, capacity }: Pick<EventView, "placesLeft" | "capacity">): boolean {
  return placesLeft !== null && (placesLeft <= fewPlaces || placesLeft * 10 < (capacity ?? 0));
}

export function isWaitingListOpen({ state, hasWaitingList }: Pick<EventView, "state" | "hasWaitingList">): boolean {
  return state === "full" && hasWaitingList;
}

/** On the waiting list, people can ask for as many places as one person may take. */
export function mostPlacesOf({ placesLeft, placesPerPerson, ...event }: EventView): number {
  if (isWaitingListOpen(event)) return placesPerPerson;
  return Math.min(placesPerPerson, placesLeft ?? placesPerPerson);
}
