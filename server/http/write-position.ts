import { setCookie } from "hono/cookie";
import { isFramedPage } from "#contract/lists/framed-pages.ts";
import { positionPattern } from "#server/db/replica.ts";
import type { Deps } from "#server/deps.ts";
import { cookieIn } from "./caller.ts";
import type { App } from "./hono-app.ts";

const cookieName = "position";
/** Longer than a replica may lag behind. */
const keptSeconds = 60;

/** Where this browser's last write is in the log of the primary. Null if it wrote nothing lately. */
export function positionIn(cookieHeader: string): string | null {
  const position = cookieIn(cookieHeader, cookieName);
  return position && positionPattern.test(position) ? position : null;
}

/** What a person wrote is what they see next: their browser remembers up to where a replica has to be. */
export function rememberWrites(app: App, { replica, settings }: Pick<Deps, "replica" | "settings">): void {
  if (!replica) return;
  app.use(async (c, next) => {
    await next();
    // The pages of the Book button set no cookies.
    if (isFramedPage(c.req.path)) return;
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (isRead || c.res.status >= 400) return;
    const secure = settings.publicUrl.startsWith("https:");
    const options = { path: "/", maxAge: keptSeconds, sameSite: "Lax", httpOnly: true, secure } as const;
    setCookie(c, cookieName, await replica.position(), options);
  });
}
