/** Sentences in `messages/en` state this age, too. */
export const minimumHostAge = 18;
export const maxPortfolioPhotos = 20;

/** The most services in one visit. */
export const mostServices = 6;
