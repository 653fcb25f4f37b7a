import type { DemoListing } from "./demo-listing.ts";

export const southAmerican: readonly DemoListing[] = [
  {
    name: "Capoeira com Beto",
    host: ["Roberto", "Nascimento"],
    address: "Ground by the ferries, Tas-Sliema",
    communityId: 4,
    categoryId: 8,
    subcategoryIds: [806],
    phone: "+356 2134 0401",
    website: null,
    description:
      "Movement, music and a little Portuguese for bodies of any age. Physiotherapist by trade, capoeirista by heart.",
    photos: 3,
    items: [
      ["Posture check", 35, 45, "What hurts, why, and three exercises."],
      ["Private movement lesson", 28, 60, "Outdoors when the wind allows."],
    ],
    isVerified: true,
  },
  {
    name: "Empanadas Doña Luz",
    host: ["Luz", "Quispe"],
    address: "33, Triq it-Torri, L-Imsida",
    communityId: 4,
    categoryId: 4,
    subcategoryIds: [403, 404],
    phone: "+356 2132 0402",
    website: "https://luz.kindred.example",
    description:
      "Beef, cheese, or spinach with raisins as my grandmother insisted. By the dozen, hot at the time you choose.",
    photos: 3,
    items: [
      ["A dozen, hot", 21, 15, "Pick a time, we fry then."],
      ["Party tray, 40 pieces", 64, 15, "Two days ahead, please."],
    ],
    isVerified: true,
  },
  {
    name: "Spanish with Mateo",
    host: ["Mateo", "Rojas"],
    address: "Online or a café in Il-Gżira",
    communityId: 4,
    categoryId: 5,
    subcategoryIds: [505],
    phone: "+356 2133 0403",
    website: null,
    description:
      "Conversation first, grammar when you ask for it. I have taught nurses, divers and one very determined eight-year-old.",
    photos: 1,
    items: [["Conversation hour", 20, 60, "Any level."]],
    isVerified: true,
  },
  {
    name: "Cumbia Sound DJ",
    host: ["Camila", "Torres"],
    address: "Plays across Malta and Għawdex",
    communityId: 4,
    categoryId: 7,
    subcategoryIds: [702],
    phone: "+356 2155 0404",
    website: null,
    description:
      "Cumbia, salsa, reggaeton and the one song your uncle will ask for. Own speakers for up to 150 people.",
    photos: 2,
    items: [["Meet and plan the night", 0, 30, "Bring three songs you love and one you never want to hear."]],
    isVerified: false,
  },
];
