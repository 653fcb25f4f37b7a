/** The outbox page of a demo installation, which has no mail server. */
export const outbox = {
  "outbox.title": "Outbox",
  "outbox.intro": "This demo has no mail server. These are the emails it would have sent, newest first.",
  "outbox.empty": "No emails yet. Book something and the confirmation will appear here.",
  "outbox.to": "To",
  "outbox.sentAt": "Created",
} as const;
