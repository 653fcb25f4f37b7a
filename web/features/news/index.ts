export { NewsCard, type NewsStory } from "./news-card.tsx";
export { relativeTime } from "./relative-time.ts";
