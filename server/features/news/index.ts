export { checkFeeds } from "./check-feeds.ts";
export { listFailingFeeds } from "./list-failing-feeds.ts";
export { newsJobs } from "./news-jobs.ts";
export { canonicalLink, indexKeysOfStory } from "./news-rules.ts";
export { addWaysIn, insertStory } from "./news-store.ts";
export { newsRoutes } from "./routes.ts";
export { storyId } from "./store-story.ts";
