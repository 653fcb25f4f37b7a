import type { DemoListing } from "./demo-listing.ts";

export const southAsian: readonly DemoListing[] = [
  {
    name: "Spice Route Tiffins",
    host: ["Anjali", "Menon"],
    address: "48, Triq il-Kbira San Ġużepp, Il-Ħamrun",
    communityId: 5,
    categoryId: 4,
    subcategoryIds: [402, 406],
    phone: "+356 2123 0501",
    website: "https://tiffin.kindred.example",
    description:
      "Home food in steel boxes: dal, two vegetables, rice and one surprise. Collect on the way home, bring the box back tomorrow.",
    photos: 4,
    items: [
      ["Tiffin, one day", 9.5, 15, "Choose your pick-up time."],
      ["Weekly tasting", 18, 45, "Try next week's five boxes at our counter."],
    ],
    isVerified: true,
  },
  {
    name: "Lahore Tailors",
    host: ["Imran", "Sheikh"],
    address: "7, Triq is-Suq, Raħal Ġdid",
    communityId: 5,
    categoryId: 2,
    subcategoryIds: [207, 208],
    phone: "+356 2166 0502",
    website: null,
    description:
      "Shalwar kameez, sherwani and plain good alterations. Measurements take a quarter of an hour and we keep them for next time.",
    photos: 4,
    items: [
      ["Measurements", 0, 15, "For a new suit or dress."],
      ["Fitting", 10, 30, "First or second fitting."],
      ["Trouser hem while you wait", 8, 30, "Coffee next door is good."],
    ],
    isVerified: true,
  },
  {
    name: "Colombo Care at Home",
    host: ["Nimali", "Perera"],
    address: "Visits in the south, from Iż-Żejtun",
    communityId: 5,
    categoryId: 8,
    subcategoryIds: [803, 804],
    phone: "+356 2169 0503",
    website: null,
    description:
      "Registered nurse with twelve years on wards. Dressings, medicines, company, and a short report to the family after each visit.",
    photos: 2,
    items: [
      ["Home visit", 25, 60, "South of the island."],
      ["First meeting with the family", 0, 45, "We agree what is needed."],
    ],
    isVerified: true,
  },
  {
    name: "Everest Airport Runs",
    host: ["Pasang", "Gurung"],
    address: "Starts from Ħal Luqa",
    communityId: 5,
    categoryId: 9,
    subcategoryIds: [901, 905],
    phone: "+356 2180 0504",
    website: null,
    description:
      "Seven-seater, child seats on board, and I wait when your flight is late. Nepali, Hindi and English spoken.",
    photos: 2,
    items: [
      ["Airport transfer", 22, 45, "Anywhere in Malta."],
      ["To the Gozo ferry", 30, 60, "With time for the boat."],
    ],
    isVerified: false,
  },
];
