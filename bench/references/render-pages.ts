import "#scripts/production.ts";
import { renderToString } from "react-dom/server";

/**
 * Prints, as JSON, the processor time that `renderToString` needs for the tree of each page, in milliseconds. Loaders call
 * the API of the running product. `PAGES` is a JSON list of addresses, `BUILD` the server part of the web bundle.
 */
type Rendered = { readonly entryContext: unknown; readonly url: string };
const rounds = 200;

const build = await import(process.env.BUILD ?? "");
let last: Rendered | null = null;
const entry = {
  ...build.entry,
  module: {
    ...build.entry.module,
    default: (request: Request, _status: number, _headers: Headers, entryContext: object) => {
      // The data stream can be read only once, so it is left out and only the tree is measured.
      last = { entryContext: { ...entryContext, serverHandoffStream: undefined }, url: request.url };
      return new Response();
    },
  },
};
const handle = entry.module.createRequestHandler({ ...build, entry }, "production");

const results: Record<string, number> = {};
for (const address of JSON.parse(process.env.PAGES ?? "[]") as string[]) {
  const request = { nonce: "bm9uY2U=", requestId: "bench" };
  const context = entry.module.makeContext({
    ...request,
    apiFetch: (path: string, init: RequestInit) => fetch(new URL(path, address), init),
    shareFor: () => undefined,
    reportBug: console.error,
    locale: "en",
    site: JSON.parse(process.env.SITE ?? "{}"),
  });
  await handle(new Request(address), context);
  const { entryContext, url } = last as unknown as Rendered;
  const render = () => renderToString(entry.module.pageTree(entryContext, url, request));
  for (let n = 0; n < rounds / 2; n++) render();
  const before = process.cpuUsage();
  for (let n = 0; n < rounds; n++) render();
  const { user, system } = process.cpuUsage(before);
  results[address] = (user + system) / 1000 / rounds;
}
console.log(JSON.stringify(results));
