export { fillDemoReviews } from "./fill-demo.ts";
export { deleteReviewsOfAccount, deleteReviewsOfVisits, findReviewsOfAccount } from "./review-store.ts";
export { reviewRoutes } from "./routes.ts";
