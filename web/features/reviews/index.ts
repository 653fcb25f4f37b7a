export { Rating, type RatingSummary } from "./rating.tsx";
export { VisitReviewForm } from "./visit-review-form.tsx";
