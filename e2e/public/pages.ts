/** These public pages need no data. */
export const staticPages = [
  { path: "/how-it-works", heading: "How it works" },
  { path: "/aboutus", heading: "A home for every community in town" },
  { path: "/contact", heading: "Contact Us" },
  { path: "/privacy-policy", heading: "Privacy Policy" },
  { path: "/kindred-providers-terms-and-conditions", heading: "Provider terms and conditions" },
  { path: "/delete-request", heading: "Delete my account" },
] as const;

/** One profile is complete. The others are all the cases in which a profile is missing or cannot be shown. */
export const profiles = {
  full: { path: "/providerPage?id=1", status: 200, heading: "Amara's Braids & Locs" },
  bare: { path: "/providerPage?id=7", status: 200, heading: "Haddad Residence Permits" },
  withoutId: { path: "/providerPage", status: 400, heading: "Unable to Load Provider" },
  badId: { path: "/providerPage?id=abc", status: 400, heading: "Unable to Load Provider" },
  unknown: { path: "/providerPage?id=999999", status: 404, heading: "Provider Not Found" },
} as const;

export const widths = [390, 1280] as const;
