/** The outbox page of a demo installation, which has no mail server. */
export const outbox = {
  "outbox.title": "Outbox",
  "outbox.intro": "This demo has no mail server. These are the mails it would have sent, the newest first.",
  "outbox.empty": "No mail yet. Book something, and its confirmation appears here.",
  "outbox.to": "To",
  "outbox.sentAt": "Written",
} as const;
