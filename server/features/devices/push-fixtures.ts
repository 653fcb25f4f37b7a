import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { decrypt } from "http_ece";
import { onTestFinished } from "vitest";

/** A browser that has subscribed: it can decrypt what is sent to it (RFC 8291). */
export function aSubscriber(endpoint: string) {
  const curve = createECDH("prime256v1");
  const p256dh = curve.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  return {
    subscription: { endpoint, keys: { p256dh, auth } },
    read: (body: Buffer) =>
      JSON.parse(decrypt(body, { version: "aes128gcm", privateKey: curve, authSecret: auth }).toString()),
  };
}

type Received = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

/** A push service on this machine. It answers with `status`, or 401 if the sender does not prove who it is (RFC 8292). */
export async function aPushService(publicKey: string) {
  const received: Received[] = [];
  const service = { status: 201 };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const isKnown = isSignedBy(publicKey, `http://${request.headers.host}`, request.headers.authorization ?? "");
    if (isKnown) received.push({ path: request.url ?? "", headers: request.headers, body });
    response.writeHead(isKnown ? service.status : 401).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, received, answerWith: (status: number) => (service.status = status) };
}

function isSignedBy(publicKey: string, audience: string, authorization: string): boolean {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  if (key !== publicKey || !signature) return false;
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  const isCurrent = exp > Date.now() / 1000 && exp <= Date.now() / 1000 + 24 * 3600;
  return isSigned && aud === audience && isCurrent && sub.startsWith("mailto:");
}
