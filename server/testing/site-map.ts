import type { TestApp } from "./test-app.ts";

/** The text of all files that sitemap.xml names. */
export async function readSiteMap({ fetch, deps }: Pick<TestApp, "fetch" | "deps">): Promise<string> {
  const index = await (await fetch("/sitemap.xml")).text();
  const files = [...index.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => address);
  const texts = files.map(async (file) => (await fetch(file.replace(deps.settings.publicUrl, ""))).text());
  return (await Promise.all(texts)).join("");
}
