/** Sentences in `messages/en` state this age, too. */
export const minimumHostAge = 18;
export const maxPortfolioPhotos = 20;
