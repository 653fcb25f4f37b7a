export { Rating, type RatingWords } from "./rating.tsx";
