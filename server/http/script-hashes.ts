import { createHash } from "node:crypto";

const inlineScripts = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** CSP sources that allow exactly the inline scripts of this page. Structured data is no code. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScripts)].flatMap(({ groups: { attributes = "", code = "" } = {} }) =>
    attributes.includes("application/ld+json") ? [] : [hashOf(code)],
  );
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
