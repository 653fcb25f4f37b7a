import "#scripts/production.ts";
import { renderToString } from "react-dom/server";

/** Processor time of one page. */
export type RenderMs = {
  /** React's `renderToString` of the tree. */
  readonly treeMs: number;
  /** The framework from the request to the last byte, with answers of the API from memory. */
  readonly frameworkMs: number;
};

/**
 * Prints the times of each page as JSON. `PAGES` is a JSON list of addresses of the running product, whose API answers once. `BUILD` is the
 * server part of the web bundle.
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
const handleWhole = entry.module.createRequestHandler(build, "production");

const results: Record<string, RenderMs> = {};
for (const address of JSON.parse(process.env.PAGES ?? "[]") as string[]) {
  const request = { nonce: "bm9uY2U=", requestId: "bench" };
  const answers = new Map<string, { readonly text: string; readonly init: ResponseInit }>();
  const fromMemory = async (path: string, init: RequestInit) => {
    const kept = answers.get(path);
    if (kept) return new Response(kept.text, kept.init);
    const answer = await fetch(new URL(path, address), init);
    const text = await answer.text();
    answers.set(path, { text, init: { status: answer.status, headers: [...answer.headers] } });
    return new Response(text, answers.get(path)?.init);
  };
  const newContext = () =>
    entry.module.makeContext({
      ...request,
      apiFetch: fromMemory,
      shareFor: () => undefined,
      reportBug: console.error,
      locale: "en",
      site: JSON.parse(process.env.SITE ?? "{}"),
    });
  await handle(new Request(address), newContext());
  const { entryContext, url } = last as unknown as Rendered;
  results[address] = {
    treeMs: await processorMs(() => renderToString(entry.module.pageTree(entryContext, url, request))),
    frameworkMs: await processorMs(async () => (await handleWhole(new Request(address), newContext())).text()),
  };
}
console.log(JSON.stringify(results));

async function processorMs(work: () => unknown): Promise<number> {
  for (let n = 0; n < rounds / 2; n++) await work();
  const before = process.cpuUsage();
  for (let n = 0; n < rounds; n++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds;
}
