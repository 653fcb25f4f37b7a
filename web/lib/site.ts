import { useRouteLoaderData } from "react-router";
import type { Site } from "./request-context.ts";

/** The settings from the root loader; undefined if even the root could not load. */
export function useSite(): Site | undefined {
  return (useRouteLoaderData("root") as { site?: Site } | undefined)?.site;
}
