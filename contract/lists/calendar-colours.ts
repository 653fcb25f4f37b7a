/** The n-th colour is the CSS token `--avatar-n`. */
export const calendarColours = [
  "teal",
  "wine",
  "blue",
  "indigo",
  "red",
  "green",
  "brown",
  "pink",
  "olive",
  "purple",
  "sea",
  "chestnut",
  "slate",
  "plum",
  "grey",
] as const;

export type CalendarColour = (typeof calendarColours)[number];
