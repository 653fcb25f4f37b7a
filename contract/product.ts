/** Change these values if you fork the product. */
export const product = {
  name: "Kindred",
  slug: "kindred",
  tagline: "Settle in - experience cultures!",
  supportEmail: "support@kindred.example",
  messagingNumber: "35620000000",
  appUserAgent: "KindredApp",
  /** The demo shows this operator until OPERATOR_* is set. */
  exampleOperator: {
    name: "Example Operator Ltd",
    address: "1, Triq l-Eżempju, Il-Belt Valletta",
    email: "operator@kindred.example",
    registration: "C 00000",
    vat: "0000 0000",
  },
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

/** Pages and mails link to the same map service. */
export function directionsUrl({ name, address }: { readonly name: string; readonly address: string }): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${name}, ${address}` })}`;
}
