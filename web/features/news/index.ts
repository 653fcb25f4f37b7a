export { NewsCard } from "./news-card.tsx";
export { relativeTime } from "./relative-time.ts";
