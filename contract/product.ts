/** The one place to rename the product. Everything a fork would change is here; nothing here knows a feature. */
export const product = {
  name: "Kindred",
  slug: "kindred",
  tagline: "Settle in - experience cultures!",
  hostCountry: "MT",
  currency: "EUR",
  timeZone: "Europe/Malta",
  supportEmail: "support@kindred.example",
  messagingNumber: "35620000000",
  appUserAgent: "KindredApp",
  storeLinks: {
    android: "https://play.kindred.example/app",
    ios: "https://apps.kindred.example/app",
  },
  socialLinks: {
    facebook: "https://facebook.kindred.example",
    x: "https://x.kindred.example",
    instagram: "https://instagram.kindred.example",
    tiktok: "https://tiktok.kindred.example",
  },
} as const;
