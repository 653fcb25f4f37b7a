export type Leaf = { readonly weekday: string; readonly day: string; readonly month: string };

/** What a story, a square and a poster show. All texts are ready to be written. */
export type KitArt = {
  readonly communityId: number;
  readonly label: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly posterLines: readonly string[];
  /** One short line beside the brand. */
  readonly promise: string;
  readonly scan: string;
  readonly orGoTo: string;
  readonly noAccount: string;
  readonly address: string;
  readonly qrUrl: string;
  /** An event's date. A listing has none and shows its logo or letters there. */
  readonly leaf: Leaf | null;
  readonly logo: Uint8Array | null;
  readonly letters: string;
  /** Stands in the windows of the balcony. Null for cloth and the icon. */
  readonly photo: Uint8Array | null;
  /** Stands for the category: the content of an SVG of 24 by 24. */
  readonly icon: string;
  readonly isRightToLeft: boolean;
};

export const kitColours = {
  wall: "#f3e8d5",
  wallLine: "#ecddc2",
  rail: "#faf5eb",
  railEdge: "#d9c093",
  street: "#0a4f4b",
  onStreet: "#ffffff",
  onStreetQuiet: "#cbe8e2",
  paper: "#ffffff",
  ink: "#10211f",
  quietInk: "#3f514e",
} as const;

export const kitSizes = {
  story: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
  // A tenth of a millimetre each.
  poster: { width: 2100, height: 2970 },
} as const;

export type Mirror = (x: number, wide?: number) => number;

/** Right-to-left artworks swap their sides. */
export function mirrorIn(width: number, { isRightToLeft }: Pick<KitArt, "isRightToLeft">): Mirror {
  return (x, wide = 0) => (isRightToLeft ? width - x - wide : x);
}

/** Mixes two colours such as `#17603f`. */
export function mixed(colour: string, other: string, share: number): string {
  const channel = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => {
    return Math.round(channel(colour, at) * share + channel(other, at) * (1 - share))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
