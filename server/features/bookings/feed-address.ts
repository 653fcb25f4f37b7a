import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";

type Feed = { readonly host_id: number; readonly version: number };
type Calendar = { readonly id: number; readonly member_id: number | null };

/**
 * The file name has an HMAC. It is never stored, and a higher `version` revokes it. The name for one calendar ends when the
 * calendar is given to another person.
 */
export function feedFile(secret: KeyObject, feed: Feed, calendar: Calendar | null = null): string {
  const { host_id: host, version } = feed;
  const [what, which] = calendar ? [`${host}-c${calendar.id}`, `:${calendar.id}:${calendar.member_id}`] : [host, ""];
  const proof = createHmac("sha256", secret).update(`feed:${host}:${version}${which}`).digest("base64url");
  return `${what}-${proof}.ics`;
}

/** The calendar is null if the file has all bookings of the host. */
export function namedIn(file: string): { readonly hostId: number; readonly calendarId: number | null } | null {
  const [, host, calendar] = /^([1-9]\d{0,9})(?:-c([1-9]\d{0,9}))?-[\w-]{43}\.ics$/.exec(file) ?? [];
  return host ? { hostId: Number(host), calendarId: calendar ? Number(calendar) : null } : null;
}

export function isSameFile(file: string, expected: string): boolean {
  const [offered, wanted] = [Buffer.from(file), Buffer.from(expected)];
  return offered.length === wanted.length && timingSafeEqual(offered, wanted);
}
