import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";

/** The signature of the upload URL covers every field. */
export type PutTicket = {
  readonly key: string;
  readonly contentType: string;
  readonly contentLength: number;
  readonly expiresAt: number;
};

export function ticketQuery(ticket: PutTicket, secret: KeyObject): string {
  return new URLSearchParams({
    type: ticket.contentType,
    length: String(ticket.contentLength),
    expires: String(ticket.expiresAt),
    signature: signatureOf(ticket, secret).toString("base64url"),
  }).toString();
}

export function readTicket(key: string, query: URLSearchParams, secret: KeyObject): PutTicket | null {
  const ticket = {
    key,
    contentType: query.get("type") ?? "",
    contentLength: Number(query.get("length")),
    expiresAt: Number(query.get("expires")),
  };
  const given = Buffer.from(query.get("signature") ?? "", "base64url");
  const expected = signatureOf(ticket, secret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? ticket : null;
}

function signatureOf({ key, contentType, contentLength, expiresAt }: PutTicket, secret: KeyObject): Buffer {
  const text = ["put", key, contentType, contentLength, expiresAt].join("\n");
  return createHmac("sha256", secret).update(text).digest();
}
