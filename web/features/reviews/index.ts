export { Rating, type RatingText } from "./rating.tsx";
