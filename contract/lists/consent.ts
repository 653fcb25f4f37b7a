/** The cookie holds the choice and the version of the question: `accepted.1`. A new question is asked anew. */
export const consentCookieName = "consent";
export const consentVersion = 1;
export const consentDays = 180;
