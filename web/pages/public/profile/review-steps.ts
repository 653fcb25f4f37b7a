export const firstReviews = 3;
export const reviewsPerStep = 10;
export const maxReviews = firstReviews + 50 * reviewsPerStep;
