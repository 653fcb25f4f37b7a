import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

type Key = { readonly kid: string; readonly privateKey: KeyObject; readonly publicJwk: object };
type Behaviour = {
  /** These are merged into the claims of every ID token. `undefined` removes a claim. */
  claims?: Record<string, unknown>;
  /** Signs with a key that is not in its JWKS. */
  forgesSignature?: boolean;
  unsigned?: boolean;
  name?: string;
  tokenStatus?: number;
  hangs?: boolean;
  userInfo?: Record<string, unknown>;
};

const clientId = "stub-client";

export async function stubIssuer() {
  let behaviour: Behaviour = {};
  let key = newKey();
  const codes = new Map<string, { nonce: string; challenge: string }>();
  const server = createServer((request, response) => {
    if (!behaviour.hangs) void answer(request, response);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/.well-known/openid-configuration") return send(200, discovery());
    if (request.url === "/jwks") return send(200, { keys: [key.publicJwk] });
    if (request.url === "/me") return send(200, { sub: "subject-1", ...behaviour.userInfo });
    if (request.url !== "/token") return send(404, {});
    if (behaviour.tokenStatus) return send(behaviour.tokenStatus, {});
    const form = new URLSearchParams(await text(request));
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (code?.challenge !== challenge) return send(400, { error: "invalid_grant" });
    send(200, { access_token: randomUUID(), token_type: "Bearer", id_token: idToken(code.nonce) });
  }

  const discovery = () => ({
    issuer: behaviour.name ?? origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
    userinfo_endpoint: `${origin}/me`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256"],
  });

  function idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const person = { sub: "subject-1", email: "ada@test.example", email_verified: true, given_name: "Ada" };
    const claims = { iss: origin, aud: clientId, nonce, iat: now, exp: now + 300, ...person, ...behaviour.claims };
    if (behaviour.unsigned) return `${encode({ alg: "none" })}.${encode(claims)}.`;
    const signed = `${encode({ alg: "ES256", kid: key.kid })}.${encode(claims)}`;
    const { privateKey } = behaviour.forgesSignature ? newKey() : key;
    return `${signed}.${sign("sha256", Buffer.from(signed), { key: privateKey, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
  }

  return {
    oidc: { issuer: origin, clientId, clientSecret: "stub-secret" },
    behave(next: Behaviour): void {
      behaviour = next;
    },
    rotateKey(): void {
      key = newKey();
    },
    stop,
    resume: () => listen(port),
    consent(sentTo: string): URL {
      const asked = new URL(sentTo).searchParams;
      const code = randomUUID();
      codes.set(code, { nonce: asked.get("nonce") ?? "", challenge: asked.get("code_challenge") ?? "" });
      const back = new URL(asked.get("redirect_uri") ?? "");
      back.search = new URLSearchParams({ code, state: asked.get("state") ?? "" }).toString();
      return back;
    },
  };
}

function newKey(): Key {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const kid = randomUUID();
  return { kid, privateKey, publicJwk: { ...publicKey.export({ format: "jwk" }), kid, use: "sig", alg: "ES256" } };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
