/** The contact form and the deletion request. */
export const support = {
  "contact.title": "Contact Us",
  "contact.description":
    "Write to the people who run Kindred in Malta, in any language you like, or reach us by email and WhatsApp.",
  "contact.lead": "Write in any language you like. A person in Malta answers, usually the same day.",
  "contact.name": "Name",
  "contact.email": "Email",
  "contact.message": "Message",
  "contact.send": "Send message",
  "contact.sending": "Sending…",
  "contact.purpose": "We use your address only to answer.",
  "contact.sent.title": "Thank you for writing",
  "contact.sent.text": "Look in your inbox: we have sent you a note that your message arrived.",
  "contact.another": "Write another message",
  "contact.direct": "Reach us directly",
  "contact.whatsapp": "WhatsApp",
  "contact.whatsappText": "Hello Kindred,",
  "contact.operator": "Who runs Kindred here",
  "contact.operator.name": "Operator",
  "contact.operator.address": "Address",
  "contact.operator.email": "E-mail",
  "contact.operator.phone": "Phone",
  "contact.operator.registration": "Registration",
  "contact.operator.vat": "VAT",

  "deletion.title": "Delete my account",
  "deletion.description":
    "Ask for your Kindred account, listings and calendar to be erased. We confirm by email and carry it out within 30 days.",
  "deletion.lead":
    "Ask here and we erase your account, your listings and the details you gave with bookings within 30 days. We first send a link to your address, so nobody else can ask for you.",
  "deletion.email": "Email",
  "deletion.signedInHint": "You are signed in with this address, so no link has to be confirmed.",
  "deletion.emailHint": "The address you sign in with, or gave with a booking.",
  "deletion.reason": "Reason",
  "deletion.reason.privacy": "Privacy",
  "deletion.reason.unused": "I no longer use it",
  "deletion.reason.experience": "The experience",
  "deletion.reason.other": "Other",
  "deletion.comments": "Comments",
  "deletion.confirm":
    "I understand that my upcoming bookings will be cancelled, and that my account, listings, calendar and the details in my bookings will be erased and cannot be brought back.",
  "deletion.submit": "Request deletion",
  "deletion.submitting": "Submitting...",
  "deletion.cancel": "Cancel",
  "deletion.received": "Your account deletion request has been received. We will process it within 30 days.",
  "deletion.confirmed.title": "Your request is confirmed",
  "deletion.confirmed.text":
    "You are signed in with this address, so you have nothing more to do. It cannot be stopped any more.",
  "deletion.next.title": "One more step",
  "deletion.next.text":
    "If the address is right, you will get an email with a link. Open it within 7 days and confirm. Until you confirm, nothing is deleted.",

  "confirm.title": "Confirm the deletion",
  "confirm.lead": "This is the last step. Nothing has been deleted yet.",
  "confirm.account": "Account",
  "confirm.asked": "Asked on",
  "confirm.due": "Erased at the latest on",
  "confirm.warning":
    "Your upcoming bookings are cancelled, and your account, listings, calendar and the details in your bookings are erased. This cannot be undone.",
  "confirm.submit": "Confirm deletion",
  "confirm.submitting": "Confirming…",
  "confirm.keep": "Keep my account",
  "confirm.done.title": "Your request is confirmed",
  "confirm.done.text":
    "Your account deletion request has been received. We will process it within 30 days. Usually it takes a few minutes, and it cannot be stopped any more.",
  "confirm.erased.title": "Your account is erased",
  "confirm.erased.text":
    "Nothing about you is left in the product. Backups follow up to 30 days later. You can close this page.",
  "confirm.gone.title": "This link does not work any more",
  "confirm.gone.text": "It is older than 7 days, or was cut short by your mail program. You can ask again.",
  "confirm.gone.action": "Ask again",

  "form.correct": "Please correct the highlighted fields.",
  "form.failed": "That did not go through, and nothing you typed is lost. Please try again in a moment.",
} as const;
