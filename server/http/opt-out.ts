import { isbot } from "isbot";

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** People who send Global Privacy Control or Do Not Track are not counted. */
export function isOptedOut(headers: Headers): boolean {
  return headers["sec-gpc"] === "1" || headers.dnt === "1";
}

export function isCounted(headers: Headers): boolean {
  const agent = String(headers["user-agent"] ?? "");
  const isPrefetch = String(headers["sec-purpose"] ?? "").includes("prefetch");
  return agent !== "" && !isbot(agent) && !isPrefetch && !isOptedOut(headers);
}
