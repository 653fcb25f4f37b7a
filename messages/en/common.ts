/** Sentences that any page may need: the shared chrome, the components, the page titles. */
export const common = {
  "product.name": "Kindred",
  "product.tagline": "Settle in - experience cultures!",
  "chrome.skip": "Skip to content",
  "chrome.home": "Kindred, home",
  "chrome.providers": "Providers",
  "chrome.mainNavigation": "Main",
  "footer.siteMap": "Site Map",
  "footer.aboutUs": "About Us",
  "footer.contactUs": "Contact Us",
  "footer.privacyPolicy": "Privacy Policy",
  "footer.rights": "© 2025. All rights reserved.",
} as const;
