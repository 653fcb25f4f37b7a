export { authorOf } from "./review-rules.ts";
export {
  deleteReviewsOfAccount,
  deleteReviewsOfVisits,
  findReviewsOfAccount,
  insertAnswer,
  insertReview,
} from "./review-store.ts";
export { reviewRoutes } from "./routes.ts";
