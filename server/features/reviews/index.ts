export { authorOf, shownAverage } from "./review-rules.ts";
export {
  deleteReviewsOfHost,
  deleteReviewsOfVisits,
  findReviewsOfHost,
  insertAnswer,
  insertReview,
  rateListingsOf,
} from "./review-store.ts";
export { reviewRoutes } from "./routes.ts";
