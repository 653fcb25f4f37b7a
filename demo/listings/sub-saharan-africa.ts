import type { DemoListing } from "./demo-listing.ts";

/** The demo host has this name and owns three of these listings. */
const amara = ["Amara", "Okafor"] as const;

export const subSaharanAfrica: readonly DemoListing[] = [
  {
    name: "Amara's Braids & Locs",
    host: amara,
    address: "14, Triq Birkirkara, San Ġiljan",
    cityId: 47,
    languages: ["en", "ig"],
    communityId: 1,
    categoryId: 2,
    subcategoryIds: [201, 202],
    phone: "+356 2137 0101",
    website: "https://amara.kindred.example",
    description:
      "Protective styles done with patience: knotless braids, twists, cornrows and starter locs. I learned from my aunt in Enugu and have braided in Malta for nine years.\n\nBring your hair washed and blown out, or book the wash with it. Tea is on the house, children are welcome on Saturdays.",
    photos: 5,
    items: [
      ["Knotless braids, medium", 85, 240, "Waist length, hair included. Choose your colour when you arrive."],
      ["Cornrows", 35, 75, "Straight back or a simple pattern."],
      ["Starter locs", 70, 150, "Comb coils or two-strand twists, with a plan for the first months."],
      ["Retwist and style", 45, 90, "For locs up to shoulder length."],
      ["Wash and blow-dry", 20, 45, "Before braiding, or by itself."],
    ],
    isVerified: true,
  },
  {
    name: "Okafor Event Catering",
    host: amara,
    address: "14, Triq Birkirkara, San Ġiljan",
    cityId: 47,
    languages: ["en", "ig"],
    communityId: 1,
    categoryId: 7,
    subcategoryIds: [704, 705],
    phone: "+356 2137 0102",
    website: null,
    description:
      "Jollof, moi moi, suya and small chops for naming ceremonies, birthdays and office lunches from 15 to 120 guests. We bring the warmers and take the dishes home.",
    photos: 4,
    items: [
      ["Menu tasting", 15, 45, "Three dishes and a talk about your guests."],
      ["Planning call", 0, 30, "Dates, numbers, allergies."],
    ],
    isVerified: true,
  },
  {
    name: "Naija Sunday School of Igbo",
    host: amara,
    address: "Parish hall, Triq il-Kbira, Birkirkara",
    cityId: 2,
    languages: ["ig", "en"],
    communityId: 1,
    categoryId: 5,
    subcategoryIds: [507],
    phone: "+356 2137 0103",
    website: null,
    description:
      "Igbo for children who were born here, with songs, stories and a lot of laughing. Small groups, ages 5 to 12.",
    photos: 2,
    items: [["Trial lesson", 8, 60, "One child, one hour, no obligation."]],
    isVerified: false,
  },
  {
    name: "Addis Table",
    host: ["Selam", "Tesfaye"],
    address: "5, Triq San Pawl, Il-Belt Valletta",
    cityId: 18,
    languages: ["am", "en"],
    communityId: 1,
    categoryId: 4,
    subcategoryIds: [401, 406],
    phone: "+356 2124 0104",
    website: "https://addis.kindred.example",
    description:
      "Injera baked overnight, five stews to share, and a coffee ceremony if you stay. Eight seats at one long table; book the evening you want.",
    photos: 4,
    items: [
      ["Shared table, per person", 24, 120, "Vegetarian fasting dishes or meat, tell us when you arrive."],
      ["Coffee ceremony", 9, 60, "Roasted in front of you, three rounds."],
    ],
    isVerified: true,
  },
];
