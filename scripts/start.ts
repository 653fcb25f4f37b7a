import "./production.ts";
import { startBuilt } from "./start-built.ts";

await startBuilt();
