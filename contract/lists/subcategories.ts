import type { ServiceCategoryId } from "./service-categories.ts";

export type SubcategorySeed = { readonly id: number; readonly categoryId: ServiceCategoryId; readonly title: string };

const titles: Readonly<Record<ServiceCategoryId, readonly string[]>> = {
  1: [
    "Immigration and residence permits",
    "Citizenship",
    "Family law",
    "Employment law",
    "Business set-up",
    "Notary and documents",
    "Sworn translation",
  ],
  2: [
    "Braids and locs",
    "Hairdressing",
    "Barbering",
    "Make-up",
    "Henna",
    "Nails and skincare",
    "Tailoring and alterations",
    "Traditional dress",
  ],
  3: [
    "Cleaning",
    "Plumbing",
    "Electrical work",
    "Painting and plastering",
    "Removals",
    "Gardening",
    "Appliance repair",
  ],
  4: [
    "Home cooking",
    "Meal plans",
    "Catering trays",
    "Sweets and snacks",
    "Cakes and baking",
    "Vegetarian",
    "Halal",
    "Groceries and spices",
  ],
  5: ["Maltese", "English", "Arabic", "French", "Spanish and Portuguese", "South Asian languages", "African languages"],
  6: ["Air freight", "Sea freight", "Door-to-door parcels", "Barrels and boxes", "Customs clearance", "Storage"],
  7: ["Masters of ceremonies", "DJs", "Live music", "Event catering", "Decoration", "Photography and video"],
  8: [
    "Babysitting",
    "After-school care",
    "Nursing at home",
    "Care for older people",
    "Midwives and doulas",
    "Physiotherapy",
    "Counselling",
  ],
  9: ["Airport transfers", "Taxi and cab", "School runs", "Minibus hire", "Vans and deliveries", "Driving lessons"],
};

/** The id is the category's id × 100 plus the position, counted from 1. */
export const subcategorySeeds: readonly SubcategorySeed[] = Object.entries(titles).flatMap(([key, ofCategory]) => {
  // The keys of `titles` are these ids, but Object.entries returns strings.
  const categoryId = Number(key) as ServiceCategoryId;
  return ofCategory.map((title, index) => ({ id: categoryId * 100 + index + 1, categoryId, title }));
});
