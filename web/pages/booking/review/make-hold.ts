import type { CallInput } from "#contract/calls.ts";
import { ApiRefusal, browserApi } from "#web/lib/api.ts";
import { randomToken } from "./random-token.ts";

export type HoldBody = Omit<CallInput<"POST /holds">["body"], "browser">;

export type Hold = { readonly id: string; readonly expiresAt: string };

/** Null if it is refused. */
export async function makeHold(body: HoldBody) {
  const answer = await browserApi("POST /holds", { body: { ...body, browser: browserToken() } }).catch(nullIfRefused);
  if (!answer) return null;
  const { data } = answer;
  const release = async () => {
    await browserApi("DELETE /holds/{id}", { params: { id: data.id } }, { keepalive: true }).catch(() => null);
  };
  return { ...data, release };
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiRefusal) return null;
  throw error;
}

const browserKey = "kindred.browser";
// Used if the browser blocks localStorage. The tab is then a browser of its own.
let tokenOfTab: string | null = null;

/** All tabs share it, so that the server can keep only one hold of this browser with each host. New every day. */
function browserToken(): string {
  const today = new Date().toISOString().slice(0, 10);
  try {
    const [day, token] = localStorage.getItem(browserKey)?.split(" ") ?? [];
    if (day === today && token) return token;
    const next = randomToken();
    localStorage.setItem(browserKey, `${today} ${next}`);
    return next;
  } catch {
    tokenOfTab ??= randomToken();
    return tokenOfTab;
  }
}
