import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";

const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test("every response has a strict Content-Security-Policy and the other security headers", async () => {
  const app = await testApp();
  const nonces = new Set<string>();
  for (const path of ["/healthz", "/api/session", "/api/nothing", "/robots.txt", "/files/public/none.jpg"]) {
    const { headers } = await app.fetch(path);
    const policy = headers.get("content-security-policy") ?? "";
    const [, nonce = ""] =
      /^'nonce-([\w+/=]{22,})' 'strict-dynamic'$/.exec(directive(policy, "script-src") ?? "") ?? [];
    expect(nonce, path).not.toBe("");
    nonces.add(nonce);
    expect(directive(policy, "default-src")).toBe("'none'");
    expect(directive(policy, "base-uri")).toBe("'none'");
    expect(directive(policy, "form-action")).toBe("'self'");
    expect(directive(policy, "frame-ancestors")).toBe("'none'");
    expect(directive(policy, "style-src")).toBe(`'self' 'nonce-${nonce}'`);
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  }
  expect(nonces.size).toBe(5);
});

test.for([
  ["https://kindred.example", "max-age=31536000; includeSubDomains"],
  ["http://localhost:3000", null],
] as const)("with PUBLIC_URL %s, Strict-Transport-Security is %s", async ([publicUrl, expected]) => {
  const { deps } = await testApp();
  const { app } = await testApp({ settings: { ...deps.settings, publicUrl } });
  expect((await app.request("/healthz")).headers.get("strict-transport-security")).toBe(expected);
});
