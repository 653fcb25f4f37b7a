import { describe, expect, test } from "vitest";
import { consentDays } from "#contract/lists/consent.ts";
import { booking } from "#messages/en/booking.ts";
import { guests } from "#messages/en/guests.ts";
import { hostBookings } from "#messages/en/host-bookings.ts";
import { mail } from "#messages/en/mail.ts";
import { privacy } from "#messages/en/privacy.ts";
import { support } from "#messages/en/support.ts";
import { terms } from "#messages/en/terms.ts";
import { whatsOn } from "#messages/en/whats-on.ts";
import { readSettings } from "./env.ts";

const { keep, deletion } = readSettings({});
const months = (days: number) => `${Math.round(days / (365 / 12))} months`;

/** The operator must keep this promise, as docs/operations.md describes. No setting controls it. */
const backups = "up to 30 days";
const breach = "within 72 hours";

/** Each text states a period that must match a setting. */
const promises: [where: Record<string, unknown>, key: string, says: string[]][] = [
  [privacy, "privacy.keep.customers", [`${keep.customerDetailsMonths} months after the visit`]],
  [privacy, "privacy.keep.guests", [`${keep.guestDetailsDays} days after the event`]],
  [whatsOn, "register.notice", [`delete them ${keep.guestDetailsDays} days after the event`]],
  [guests, "guests.kept", [`delete them ${keep.guestDetailsDays} days after it`]],
  [booking, "review.notice", [`delete them ${keep.customerDetailsMonths} months after your visit`]],
  [privacy, "privacy.keep.accounts", [`within ${deletion.dueDays} days`]],
  [privacy, "privacy.keep.backups", [backups]],
  [
    privacy,
    "privacy.keep.messages",
    [
      `Messages to us: ${months(keep.contactMessagesDays)}`,
      `Reports about a listing or an event: ${months(keep.reportsDays)} after`,
      `nobody confirmed: ${deletion.linkDays} days`,
    ],
  ],
  [
    privacy,
    "privacy.keep.mails",
    [`Emails we sent: up to ${keep.mailsDays} days`, `Technical records: ${keep.technicalRecordsDays} days`],
  ],
  [
    privacy,
    "privacy.keep.short",
    [
      `twice: ${keep.repeatedAnswersHours} hours`,
      `never finished: ${keep.unfinishedUploadsHours} hours`,
      `no longer in use: up to ${keep.unusedPicturesDays} days`,
    ],
  ],
  [privacy, "privacy.keep.counted", [`${months(keep.countedCustomersDays)} after the visit`]],
  [privacy, "privacy.keep.blocked", [`: ${keep.blockedPhonesMonths} months`]],
  [hostBookings, "hostBookings.blockedText", [`up to ${keep.blockedPhonesMonths} months`]],
  [
    privacy,
    "privacy.cookies.session",
    [`for ${keep.sessionDays} days at most`, `than ${keep.idleSessionHours} hours without use`],
  ],
  [privacy, "privacy.cookies.choice", [`for ${consentDays} days`]],
  [privacy, "privacy.security.breach", [breach]],
  [support, "deletion.description", [`within ${deletion.dueDays} days`]],
  [support, "deletion.lead", [`within ${deletion.dueDays} days`]],
  [support, "deletion.received", [`within ${deletion.dueDays} days`]],
  [support, "deletion.next.text", [`within ${deletion.linkDays} days`]],
  [support, "confirm.done.text", [`within ${deletion.dueDays} days`]],
  [support, "confirm.erased.text", [backups]],
  [support, "confirm.gone.text", [`older than ${deletion.linkDays} days`]],
  [mail, "deletion.received", [`within ${deletion.dueDays} days`]],
  [mail, "deletion.confirmed.intro", [`within ${deletion.dueDays} days`, backups]],
];

describe("texts state the same periods as the settings", () => {
  test.for(promises.map(([where, key, says]) => [key, where, says] as const))("%s", ([key, where, says]) => {
    for (const words of says) expect(where[key]).toContain(words);
  });
});

const period = /\d+ (hours?|days?|weeks?|months?|years?)/g;

test("the privacy policy and the deletion pages state no period that is not checked", () => {
  for (const area of [privacy, support]) {
    for (const [key, text] of Object.entries(area)) {
      const expected = promises.filter(([where, name]) => where === area && name === key).flatMap(([, , says]) => says);
      expect([key, text.match(period) ?? []]).toEqual([key, expected.join(" ").match(period) ?? []]);
    }
  }
});

test("the provider terms state only one period: the notice of a change", () => {
  const periods = Object.entries(terms).flatMap(([key, text]) => (text.match(period) ?? []).map((one) => [key, one]));
  expect(periods).toEqual([["terms.amendments.text", "15 days"]]);
});
