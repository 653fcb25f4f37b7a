import type { LeafView } from "#web/ui/leaf.tsx";

/** The server writes all texts and links, so that browsers need no lists and no formatters. */
export type CardView = {
  readonly key: string;
  readonly to: string;
  readonly name: string;
  readonly language: string;
  readonly isEvent: boolean;
  /** The date of an event. */
  readonly leaf: LeafView | null;
  readonly pictureUrl: string | null;
  readonly communityId: number;
  readonly categoryId: number;
  readonly details: readonly string[];
  readonly rating: { readonly average: string; readonly count: number; readonly countText: string } | null;
  readonly price: string;
  readonly when: {
    readonly iso: string;
    readonly isToday: boolean;
    readonly text: string;
    /** For screen readers, where the text has hours only. */
    readonly day: string | null;
  } | null;
};

/** Events are listed by day, everything else as one group without a title. */
export type CardGroup = {
  /** Empty if the cards are not grouped. */
  readonly title: string;
  /** "4 events". Null if there may be more that are not shown yet. */
  readonly count: string | null;
  readonly cards: readonly CardView[];
};

export type OptionView = {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Null if it is not known, because too much was found. */
  readonly count: number | null;
  readonly to: string;
  readonly isChosen: boolean;
  readonly communityId?: number;
};

export type FacetView = { readonly name: string; readonly title: string; readonly options: readonly OptionView[] };
export type LinkView = { readonly label: string; readonly to: string };
type WayView = LinkView & { readonly found: string };

/** Searches that find more. */
export type WaysView = {
  readonly filters: readonly WayView[];
  readonly towns: readonly WayView[];
  readonly days: readonly (WayView & { readonly weekday: string; readonly day: string })[];
};

export type PlaceView = { readonly slug: string; readonly name: string };

export type DotView = {
  readonly slug: string;
  /** Null if the town has no results. */
  readonly to: string | null;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** In the units of the drawing. */
  readonly radius: number;
  readonly count: number;
  readonly isChosen: boolean;
  /** Shown beside the dot, if there is room: the chosen town and the largest ones. */
  readonly name: { readonly text: string; readonly x: number; readonly anchor: "start" | "end" } | null;
};

export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A part of the drawing, or all of it. */
export type PictureView = {
  readonly frame: Frame;
  readonly viewBox: string;
  /** What a pixel is in the units of the drawing, if the picture is 320 pixels wide. */
  readonly pixel: number;
  readonly dots: readonly DotView[];
};

export type MapView = {
  readonly picture: string;
  readonly size: { readonly width: number; readonly height: number };
  /** 3 km in the units of the drawing, around the chosen town. */
  readonly ring?: number;
  readonly labels: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  readonly whole: PictureView;
  readonly part:
    | (PictureView & {
        readonly title: string;
        readonly sum: number | null;
        readonly label: string;
        readonly hasChosen: boolean;
      })
    | null;
};

export type ResultsView = {
  readonly q: string;
  readonly city: string;
  readonly places: readonly PlaceView[];
  /** Parameters that the finder keeps. */
  readonly kept: readonly (readonly [name: string, value: string])[];
  /** All parameters, with the filters that the words name. */
  readonly used: readonly (readonly [name: string, value: string])[];
  readonly heading: string;
  readonly notes: readonly string[];
  readonly groups: readonly CardGroup[];
  /** The number of cards in all groups. */
  readonly shown: number;
  readonly total: number;
  /** "Show 24 results" */
  readonly show: string;
  readonly seen: string;
  readonly moreTo: string | null;
  readonly sort: string;
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
  /** The date that was chosen; empty if none or a named day was. */
  readonly date: string;
  readonly today: string;
  /** On phones, either the list or the map is shown. */
  readonly isMap: boolean;
  readonly listTo: string;
  readonly mapTo: string;
  readonly facets: readonly FacetView[];
  readonly active: readonly LinkView[];
  readonly clearTo: string;
  readonly ways: WaysView;
  /** If nothing was found, what comes closest. */
  readonly closest: readonly CardView[];
  readonly closestTo: string;
  /** The community whose cloth is shown if nothing is found: the chosen one, otherwise another one every day. */
  readonly clothId: number;
  readonly map: MapView;
};
