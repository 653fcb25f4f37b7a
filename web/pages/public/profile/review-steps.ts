export const firstReviews = 3;
export const reviewsPerStep = 10;
export const mostReviews = firstReviews + 50 * reviewsPerStep;
