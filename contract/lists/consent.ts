/** The cookie holds the answer and the version of the question, as `accepted.1`. A new version asks visitors again. */
export const consentCookieName = "consent";
export const consentVersion = 1;
export const consentDays = 180;
