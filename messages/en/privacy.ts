/** The page adds the section numbers. */
export const privacy = {
  "privacy.title": "Privacy Policy",
  "privacy.description":
    "What data Kindred keeps about hosts, customers and visitors, what it is for, who sees it, how long it is kept and what your rights are.",
  "privacy.updated": "Last updated 05/04/2025",
  "privacy.contents": "On this page",
  "privacy.binding": "This is a translation. The English text is the binding one.",

  "privacy.collect.title": "Data we collect",
  "privacy.collect.lead": "We only keep what we need to run the service.",
  "privacy.collect.hosts": "Hosts:",
  "privacy.collect.hosts.text":
    "name, email address and date of birth when you create a provider account (nobody but you ever sees the date), when you accepted the terms, and everything you put in a listing, event or calendar.",
  "privacy.collect.customers": "Customers:",
  "privacy.collect.customers.text":
    "the name and phone number you give with a booking, your email address if you choose to add it, what you booked and when, and a review if you leave one. You don't need an account. If a host blocks your phone number, we keep its last 3 digits and a hash that cannot be turned back into the number. A host can also write a private note about you.",
  "privacy.collect.writers": "People who write to us:",
  "privacy.collect.writers.text": "your name, address and message, or the request to delete your account.",
  "privacy.collect.everyone": "Everyone:",
  "privacy.collect.everyone.text":
    "short technical records that keep the service safe. We use network addresses only as hashes, to stop abuse, and never store them.",
  "privacy.collect.origin":
    "A listing names a community, and that can say something about where a person comes from. Hosts choose it themselves and agree that it is public. We do not work out anyone’s origin from what they read or book, and the countries you choose in the news are not stored.",
  "privacy.collect.pictures":
    "We re-create every uploaded picture, which removes the location and device that a camera stores in it.",

  "privacy.use.title": "How we use it",
  "privacy.use.lead": "We use data only for these purposes, each with its legal basis:",
  "privacy.use.contract": "to run accounts, show listings, take bookings and send messages about them (contract);",
  "privacy.use.answer": "to answer you, check listings and handle complaints (contract and legal duty);",
  "privacy.use.safety": "to stop abuse and keep the service running (legitimate interest);",
  "privacy.use.count": "to count visits, only where you have accepted it (consent).",
  "privacy.use.never":
    "We don’t build profiles, show advertising or sell data. No decision about you is made by automated means alone.",

  "privacy.share.title": "Who we share it with",
  "privacy.share.host":
    "A booking is shared with the host you book, and with no other host. For bookings, the host and we are jointly responsible.",
  "privacy.share.public": "What hosts publish is public. Reviews show a first name and an initial.",
  "privacy.share.suppliers":
    "Our suppliers for hosting, file storage, email and sign-in process data for us under contract and only on our instructions.",
  "privacy.share.law": "We give data to authorities only when the law requires it, and only what it requires.",

  "privacy.transfers.title": "International transfers",
  "privacy.transfers.text":
    "Data is kept in the European Union. Hosts sign in with a Google account. Their browser contacts Google only when they press that button, and Google may process data in the United States under the EU-US Data Privacy Framework.",
  "privacy.transfers.others":
    "If another supplier is outside the European Union, we rely on an adequacy decision or on the European Commission’s standard contractual clauses. Our pages load no fonts or maps from other companies, and no scripts unless you agree to visit counting.",

  "privacy.rights.title": "Your rights",
  "privacy.rights.lead": "At any time and free of charge, you can:",
  "privacy.rights.see":
    "see the data we hold about you, and get a copy you can take elsewhere; hosts download it from the account menu, customers see it through the private link of their booking;",
  "privacy.rights.correct": "correct it; hosts do this in the portal, customers write to us;",
  "privacy.rights.erase":
    "have it erased, or its use limited; customers erase it through the private link of their booking once the visit is over or cancelled;",
  "privacy.rights.object": "object to a use that is based on our legitimate interests;",
  "privacy.rights.withdraw": "withdraw your consent; what we did before that stays lawful.",
  "privacy.rights.time":
    "We answer within one month. If a request is unusually complex, we may need up to two more months, and we tell you so within the first month.",
  "privacy.rights.delete": "To have an account erased, use the form:",
  "privacy.rights.delete.link": "Delete my account",
  "privacy.rights.complain": "You can also complain to the {authority}, or to the authority where you live.",

  "privacy.security.title": "Security",
  "privacy.security.text":
    "We encrypt data while it travels. Access is limited to the people who need it and is logged. Private links are long and cannot be guessed, and payment details never reach us, because you pay at the venue.",
  "privacy.security.breach":
    "If a breach puts people at risk, we notify the authority within 72 hours of learning of it, and we tell the people concerned without delay.",

  "privacy.keep.title": "How long we keep it",
  "privacy.keep.customers":
    "Customer details in a booking: 6 months after the visit. The booking then stays without them.",
  "privacy.keep.guests":
    "Your name, phone number and email as a guest of an event: 30 days after the event. We then erase them and keep only the number of places.",
  "privacy.keep.waiting":
    "Your name, phone number and email on a waiting list: until you leave it, or until the last day that you chose is over.",
  "privacy.keep.accounts":
    "Accounts, listings and calendars: until you ask us to delete them. We do it within 30 days, and cancel upcoming bookings.",
  "privacy.keep.backups": "Backups: up to 30 days after account deletion.",
  "privacy.keep.messages":
    "Messages to us: 12 months. Reports about a listing or an event: 12 months after they are closed. Deletion requests that nobody confirmed: 7 days.",
  "privacy.keep.mails": "Emails we sent: up to 30 days. Technical records: 30 days.",
  "privacy.keep.short":
    "The record that stops a booking from being made twice: 48 hours. Pictures whose upload was never finished: 24 hours. Pictures no longer in use: up to 7 days.",
  "privacy.keep.notes": "A host's private note about a customer: until the details of the last visit are deleted.",
  "privacy.keep.counted":
    "A code made from your phone number, so that a host can see how many customers came back: 25 months after the visit. It can't be turned back into the number, and it goes when your details are erased at your request.",
  "privacy.keep.blocked": "Phone numbers blocked by a host, as hashes: 12 months.",
  "privacy.keep.record":
    "A record that someone’s data was erased: internal numbers without a name, so that a restored backup doesn’t bring their data back.",

  "privacy.cookies.title": "Cookies",
  "privacy.cookies.lead": "What we store on your device, and why:",
  "privacy.cookies.session":
    "one cookie keeps hosts signed in, for 7 days at most and no longer than 12 hours without use;",
  "privacy.cookies.language": "one remembers the language you chose;",
  "privacy.cookies.position":
    "one remembers for a minute that you changed something, so that you see the change at once;",
  "privacy.cookies.choice": "one remembers your choice about counting visits, for 180 days;",
  "privacy.cookies.drafts":
    "what you type into a form is kept on your device until you send it, for two weeks at most;",
  "privacy.cookies.copies":
    "tickets you opened, and a host’s bookings of the coming week, are kept on your device so that they open without a connection. They are deleted when you sign out, or a day after the visit;",
  "privacy.cookies.customer":
    "your name, phone number and email address are kept on your device if you ask us to remember you, until you untick it;",
  "privacy.cookies.reminders":
    "if you turn on reminders or messages, we store the address of your browser’s push service until the visit has started or you remove the device.",
  "privacy.cookies.count":
    "We need these to provide what you ask for. We count visits only if this site uses analytics and you agree. You can change your mind at any time under Cookie choices at the bottom of every page. Until you agree, nothing is loaded from another company.",

  "privacy.children.title": "Children and prohibited content",
  "privacy.children.age":
    "Kindred is not for children under 13 (16 in some regions). If we learn that a younger child gave us data, we delete it. Hosts must be 18 or over.",
  "privacy.children.content":
    "We remove listings, pictures and texts that endanger or sexualise children, spread hate or break the law, and we report them to the authorities. Tell us at once if you see any.",

  "privacy.changes.title": "Changes",
  "privacy.changes.text":
    "When we make an important change to this policy, we email hosts first and update the date above. We do not use data you gave us for a new purpose without telling you.",

  "privacy.contact.title": "Contact",
  "privacy.contact.text": "{operator} is responsible for your data. Write to us and someone from our team will reply:",
} as const;
