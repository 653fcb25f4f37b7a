/** Sentences in `messages/en` state this age. */
export const minimumHostAge = 18;
export const maxPortfolioPhotos = 20;
