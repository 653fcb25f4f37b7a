export { Rating, type RatingSummary } from "./rating.tsx";
