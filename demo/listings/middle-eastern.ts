import type { DemoListing } from "./demo-listing.ts";

export const middleEastern: readonly DemoListing[] = [
  {
    name: "Cedar & Sons Barbers",
    host: ["Karim", "Khoury"],
    address: "61, Triq ir-Rebħa, Il-Gżira",
    communityId: 2,
    categoryId: 2,
    subcategoryIds: [203],
    phone: "+356 2133 0201",
    website: null,
    description: "Hot towel, straight razor, no hurry. Three chairs, Beirut radio, and strong coffee while you wait.",
    photos: 3,
    items: [
      ["Haircut", 18, 30, "Scissors or clippers."],
      ["Beard and hot towel", 15, 30, "Shaped with a straight razor."],
      ["The full hour", 32, 60, "Cut, beard, threading, and a wash."],
    ],
    isVerified: true,
  },
  {
    name: "Damascus Sweets Workshop",
    host: ["Rana", "Al-Masri"],
    address: "22, Triq il-Kungress Ewkaristiku, Il-Mosta",
    communityId: 2,
    categoryId: 4,
    subcategoryIds: [404, 407],
    phone: "+356 2141 0202",
    website: null,
    description:
      "Baklava, maamoul and barazek, made in small trays with proper pistachios. Collect in Mosta or learn to make them with me on Thursdays.",
    photos: 4,
    items: [
      ["Baking lesson", 30, 150, "You take a kilo home."],
      ["Pick up an order", null, 15, "Ordered by message before."],
    ],
    isVerified: true,
  },
  {
    name: "Haddad Residence Permits",
    host: ["Yusuf", "Haddad"],
    address: "Level 2, 8, Triq l-Imdina, Ħ'Attard",
    communityId: 2,
    categoryId: 1,
    subcategoryIds: [101, 106],
    phone: "+356 2142 0203",
    website: "https://haddad.kindred.example",
    description:
      "Single permits, family reunification and long-term residence, explained in Arabic, English or French. You leave with a list of what to bring and when.",
    photos: 0,
    items: [
      ["First consultation", 40, 45, "Bring your passport and present permit."],
      ["Form review", 25, 30, "We read it with you before it goes in."],
    ],
    isVerified: true,
  },
  {
    name: "Al Noor Arabic Lessons",
    host: ["Huda", "Saleh"],
    address: "Online or 3, Triq Santa Marija, Ħaż-Żebbuġ",
    communityId: 2,
    categoryId: 5,
    subcategoryIds: [503],
    phone: "+356 2146 0204",
    website: null,
    description:
      "Spoken Levantine or written Arabic, for children who hear it at home and for adults who start from the alphabet.",
    photos: 2,
    items: [
      ["Single lesson", 22, 60, "One to one."],
      ["Sibling lesson", 30, 60, "Two children of one family."],
    ],
    isVerified: false,
  },
];
