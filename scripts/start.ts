import "./production.ts";
import { startBundle } from "./start-bundle.ts";

await startBundle();
