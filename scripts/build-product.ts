import { buildIfStale } from "./build.ts";

// npm run build: the first start does this, too. An image that is read only has to contain the pages and the server.
await buildIfStale(console.log);
