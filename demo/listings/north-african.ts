import type { DemoListing } from "./demo-listing.ts";

export const northAfrican: readonly DemoListing[] = [
  {
    name: "Fez Tile & Plaster",
    host: ["Hamid", "Benali"],
    address: "Works across the island, from Raħal Ġdid",
    cityId: 46,
    languages: ["ar", "fr"],
    communityId: 3,
    categoryId: 3,
    subcategoryIds: [304],
    phone: "+356 2166 0301",
    website: null,
    description:
      "Zellige, cement tile and lime plaster by somebody who grew up doing it. Small kitchens and bathrooms are my favourite.",
    photos: 5,
    items: [
      ["Visit and estimate", 0, 45, "I measure and give you a price in writing."],
      ["Half day of repairs", 110, 240, "Loose tiles, grout, damp patches."],
    ],
    isVerified: true,
  },
  {
    name: "Henna by Salma",
    host: ["Salma", "Trabelsi"],
    address: "9, Triq Manoel Dimech, Tas-Sliema",
    cityId: 54,
    languages: ["ar", "fr", "en"],
    communityId: 3,
    categoryId: 2,
    subcategoryIds: [205],
    phone: "+356 2134 0302",
    website: null,
    description:
      "Natural henna only, mixed the night before. Bridal, Eid evenings, or one small flower because it is Tuesday.",
    photos: 4,
    items: [
      ["One hand", 15, 30, "Both sides."],
      ["Bridal set", 120, 180, "Hands and feet, at your home or mine."],
    ],
    isVerified: true,
  },
  {
    name: "Tripoli Cargo Desk",
    host: ["Omar", "Fituri"],
    address: "Shed 4, Port ta' Marsa, Il-Marsa",
    cityId: 25,
    languages: ["ar", "en", "it"],
    communityId: 3,
    categoryId: 6,
    subcategoryIds: [602, 604],
    phone: "+356 2122 0303",
    website: null,
    description:
      "Boxes and barrels to Tripoli, Misrata and Tunis every second week. We weigh, label and do the customs papers with you.",
    photos: 2,
    items: [
      ["Drop-off slot", 5, 15, "Weighing and labels; freight is paid by weight."],
      ["Papers with help", 20, 45, "We fill in the customs list together."],
    ],
    isVerified: true,
  },
  {
    name: "Couscous on Friday",
    host: ["Nadia", "Mansouri"],
    address: "17, Triq il-Wied, L-Imsida",
    cityId: 40,
    languages: ["ar", "fr", "it"],
    communityId: 3,
    categoryId: 4,
    subcategoryIds: [401, 407],
    phone: "+356 2132 0304",
    website: null,
    description:
      "One pot, seven vegetables, steamed three times. Collect between noon and three, or sit down in our yard when it is warm.",
    photos: 3,
    items: [
      ["Pick-up, for two", 19, 15, "With harissa on the side."],
      ["Yard table, for four", 44, 90, "Bread, salad and mint tea included."],
    ],
    isVerified: false,
  },
];
