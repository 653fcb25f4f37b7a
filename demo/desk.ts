import type { ReportReason } from "../contract/lists/moderation-reasons.ts";

/** The people are invented and have `.example` addresses. */
export const demoMessages = [
  {
    name: "Demo: Samuel Borg",
    email: "samuel@demo.kindred.example",
    message:
      "Is there a Tigrinya tutor near Il-Ħamrun?\nMy daughter is nine and would like to read letters from her grandmother.",
    hoursOld: 30,
  },
  {
    name: "Demo: Rania Khoury",
    email: "rania@demo.kindred.example",
    message: "I would like to list a catering service but I only cook at weekends. Can I open only those days?",
    hoursOld: 5,
  },
] as const;

type DemoReport = {
  /** An index in `demoListings`. */
  readonly listing: number;
  readonly reason: ReportReason;
  readonly details: string;
  readonly hoursOld: number;
};

export const demoReports: readonly DemoReport[] = [
  {
    listing: 7,
    reason: "not_real",
    details: "Demo: I called three times this week and nobody has heard of this shop.",
    hoursOld: 26,
  },
  {
    listing: 15,
    reason: "not_theirs",
    details: "Demo: the second photo is from my cousin's page.",
    hoursOld: 3,
  },
];
