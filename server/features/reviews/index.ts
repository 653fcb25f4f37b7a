export { authorOf } from "./review-rules.ts";
export {
  deleteReviewsOfHost,
  deleteReviewsOfVisits,
  findReviewsOfHost,
  insertAnswer,
  insertReview,
} from "./review-store.ts";
export { reviewRoutes } from "./routes.ts";
