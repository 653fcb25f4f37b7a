/** The page where a demo installation shows the mails it did not send. */
export const outbox = {
  "outbox.title": "Outbox",
  "outbox.intro": "This demo has no mail server. These are the mails it would have sent, the newest first.",
  "outbox.empty": "No mail yet. Book something, and its confirmation appears here.",
  "outbox.to": "To",
  "outbox.sentAt": "Written",
} as const;
