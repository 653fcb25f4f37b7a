import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type Credentials = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
};

type Claim = {
  readonly credential: string;
  readonly date: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly payloadHash: string;
  readonly isPresigned: boolean;
};

const maxSkewMs = 15 * 60 * 1000;
/** A presigned PUT must sign these headers. Otherwise its holder could upload something else. */
const boundInPresignedPut = ["content-length", "content-type", "host", "if-none-match"];

/** This code follows the protocol's documentation instead of the client under test. */
export function signatureProblem(request: IncomingMessage, body: Buffer, keys: Credentials, now: Date): string | null {
  const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
  const claim = readClaim(request, url);
  if (!claim) return "AccessDenied";
  const scope = `${claim.date.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  if (claim.credential !== `${keys.accessKeyId}/${scope}`) return "InvalidAccessKeyId";
  const problem = timeProblem(claim, url, now) ?? coverProblem(claim, request);
  if (problem) return problem;
  if (claim.payloadHash !== "UNSIGNED-PAYLOAD" && claim.payloadHash !== sha256(body))
    return "XAmzContentSHA256Mismatch";
  const expected = signatureFor(claim, canonicalRequest(claim, request, url), scope, keys);
  const given = Buffer.from(claim.signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected) ? null : "SignatureDoesNotMatch";
}

function readClaim(request: IncomingMessage, url: URL): Claim | null {
  const query = url.searchParams;
  if (query.has("X-Amz-Signature")) {
    if (query.get("X-Amz-Algorithm") !== "AWS4-HMAC-SHA256") return null;
    return {
      credential: query.get("X-Amz-Credential") ?? "",
      date: query.get("X-Amz-Date") ?? "",
      signedHeaders: (query.get("X-Amz-SignedHeaders") ?? "").split(";"),
      signature: query.get("X-Amz-Signature") ?? "",
      payloadHash: "UNSIGNED-PAYLOAD",
      isPresigned: true,
    };
  }
  const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, credential, signedHeaders, signature] = form.exec(request.headers.authorization ?? "") ?? [];
  if (!credential || !signedHeaders || !signature) return null;
  return {
    credential,
    date: String(request.headers["x-amz-date"] ?? ""),
    signedHeaders: signedHeaders.split(";"),
    signature,
    payloadHash: String(request.headers["x-amz-content-sha256"] ?? ""),
    isPresigned: false,
  };
}

function timeProblem(claim: Claim, url: URL, now: Date): string | null {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(claim.date)?.map(Number) ?? [];
  if (year === undefined) return "AuthorizationHeaderMalformed";
  const signedAt = Date.UTC(year, (month as number) - 1, day, hour, minute, second);
  if (signedAt - now.getTime() > maxSkewMs) return "RequestTimeTooSkewed";
  if (!claim.isPresigned) return now.getTime() - signedAt > maxSkewMs ? "RequestTimeTooSkewed" : null;
  const expires = Number(url.searchParams.get("X-Amz-Expires"));
  if (!(expires > 0 && expires <= 604_800)) return "AuthorizationQueryParametersError";
  return now.getTime() > signedAt + expires * 1000 ? "ExpiredToken" : null;
}

function coverProblem(claim: Claim, request: IncomingMessage): string | null {
  const needed = Object.keys(request.headers).filter((name) => name.startsWith("x-amz-"));
  if (claim.isPresigned && request.method === "PUT") needed.push(...boundInPresignedPut);
  return ["host", ...needed].every((name) => claim.signedHeaders.includes(name)) ? null : "HeadersNotSigned";
}

function canonicalRequest(claim: Claim, request: IncomingMessage, url: URL): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const headers = claim.signedHeaders.map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`);
  const path = decodeURIComponent(url.pathname).split("/").map(encode).join("/");
  return [
    request.method,
    path,
    query.join("&"),
    headers.join(""),
    claim.signedHeaders.join(";"),
    claim.payloadHash,
  ].join("\n");
}

function signatureFor(claim: Claim, canonical: string, scope: string, keys: Credentials): Buffer {
  const steps = [claim.date.slice(0, 8), keys.region, "s3", "aws4_request"];
  const key = steps.reduce<Buffer>((secret, step) => hmac(secret, step), Buffer.from(`AWS4${keys.secretAccessKey}`));
  return hmac(key, ["AWS4-HMAC-SHA256", claim.date, scope, sha256(canonical)].join("\n"));
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
