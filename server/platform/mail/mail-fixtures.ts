import type { MailMessage } from "./mail-message.ts";

export function aMail(over: Partial<MailMessage> = {}): MailMessage {
  return {
    to: "nadia@example.org",
    subject: "Booking confirmed: Fri 14 November, 14:30",
    text: "You are expected on Friday.\n",
    html: "<p>You are expected on Friday.</p>",
    ...over,
  };
}
