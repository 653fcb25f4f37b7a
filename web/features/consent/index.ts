export { ConsentBanner } from "./consent-banner.tsx";
export { consentCookie } from "./consent-cookie.ts";
export { ConsentForm } from "./consent-form.tsx";
export { CookieChoicesLink } from "./cookie-choices-link.tsx";
