/** The page adds the section numbers. */
export const privacy = {
  "privacy.title": "Privacy Policy",
  "privacy.description":
    "What data Kindred keeps about hosts, customers and visitors, what it is for, who sees it, how long it is kept and what your rights are.",
  "privacy.updated": "Last updated 05/04/2025",
  "privacy.contents": "On this page",

  "privacy.collect.title": "Data we collect",
  "privacy.collect.lead": "We keep what the service needs and nothing more.",
  "privacy.collect.hosts": "Hosts:",
  "privacy.collect.hosts.text":
    "name, e-mail address and date of birth when you create a provider account (nobody but you ever sees the date), when you accepted the terms, and everything you put in a listing, event or calendar.",
  "privacy.collect.customers": "Customers:",
  "privacy.collect.customers.text":
    "the name and phone number you give with a booking, your e-mail address if you choose to add it, what you booked and when, and a review if you leave one. You need no account. If a host blocks your phone number, we keep its last 3 figures and a form of it that cannot be read back.",
  "privacy.collect.writers": "People who write to us:",
  "privacy.collect.writers.text": "your name, address and message, or the request to delete your account.",
  "privacy.collect.everyone": "Everyone:",
  "privacy.collect.everyone.text":
    "short technical records that keep the service safe. Network addresses are used to stop abuse in a form that cannot be read back, and are not written down.",
  "privacy.collect.origin":
    "A listing names a community, and that can say something about where a person comes from. Hosts choose it themselves and agree that it is public. We do not derive anyone’s origin from what they read or book, and the countries you choose in the news are not stored.",
  "privacy.collect.pictures":
    "Pictures are made anew when they are uploaded: the place and the device that a camera writes into them are removed.",

  "privacy.use.title": "How we use it",
  "privacy.use.lead": "We use data only for this, and each use has its ground in law:",
  "privacy.use.contract":
    "to run accounts, show listings, hold appointments and send the messages about them (contract);",
  "privacy.use.answer": "to answer you, check listings and handle complaints (contract and legal duty);",
  "privacy.use.safety": "to stop abuse and keep the service running (legitimate interest);",
  "privacy.use.count": "to count visits, only where you have accepted it (consent).",
  "privacy.use.never":
    "We build no profiles, show no advertising and sell nothing. No decision about you is made by a machine alone.",

  "privacy.share.title": "Who we share it with",
  "privacy.share.host":
    "A booking is shared with the host you book, and with no other host. For bookings, the host and we are responsible together.",
  "privacy.share.public": "What hosts publish is public. Reviews show a first name and an initial.",
  "privacy.share.suppliers":
    "Suppliers for hosting, file storage, mail and sign-in process data for us under contract, and only as we tell them.",
  "privacy.share.law": "Authorities get data only where the law obliges us, and only what it names.",

  "privacy.transfers.title": "International transfers",
  "privacy.transfers.text":
    "Data is kept in the European Union. Hosts sign in with a Google account: when they press that button, and not before, their browser talks to Google, which may process data in the United States under the EU-US Data Privacy Framework.",
  "privacy.transfers.others":
    "Where another supplier is outside the European Union, we rely on an adequacy decision or on the European Commission’s standard clauses. Pages load no fonts, maps or scripts from other companies.",

  "privacy.rights.title": "Your rights",
  "privacy.rights.lead": "You can, at any time and without paying:",
  "privacy.rights.see":
    "see the data we hold about you, and get a copy you can take elsewhere; hosts download it from the account menu, customers see it through the private link of their booking;",
  "privacy.rights.correct": "correct it; hosts do this in the portal, customers write to us;",
  "privacy.rights.erase":
    "have it erased, or its use limited; customers erase it through the private link of their booking once the visit is over or cancelled;",
  "privacy.rights.object": "object to a use that rests on our interests;",
  "privacy.rights.withdraw": "take back a consent; what happened before stays lawful.",
  "privacy.rights.time":
    "We answer within one month. If a request is unusually complex we may need up to two months more, and then we tell you so within the first.",
  "privacy.rights.delete": "To have an account erased, use the form:",
  "privacy.rights.delete.link": "Delete my account",
  "privacy.rights.complain":
    "You can also complain to the Information and Data Protection Commissioner (IDPC) in Malta, or to the authority where you live.",

  "privacy.security.title": "Security",
  "privacy.security.text":
    "Data travels encrypted. Access is limited to the people who need it and is logged. Private links are long and cannot be guessed, and payment details never reach us, because you pay at the venue.",
  "privacy.security.breach":
    "If a breach puts people at risk, we notify the authority within 72 hours of learning of it, and we tell the people concerned without delay.",

  "privacy.keep.title": "How long we keep it",
  "privacy.keep.customers":
    "Customer details in a booking: 6 months after the visit; the booking then stays without the person.",
  "privacy.keep.accounts":
    "Accounts, listings and calendars: until you ask us to delete them. We do it within 30 days, and cancel the bookings that are still ahead.",
  "privacy.keep.backups": "Backups: up to 30 days after account deletion.",
  "privacy.keep.messages":
    "Messages to us: 12 months. Reports of a listing: 12 months after they are closed. Deletion requests that nobody confirmed: 7 days.",
  "privacy.keep.mails": "Mails we sent: 30 days at most. Technical records: 30 days.",
  "privacy.keep.short":
    "The note that a booking was already sent, in case it is sent twice: 48 hours. Pictures whose upload was never finished: 24 hours. Pictures that nothing shows: up to 7 days.",
  "privacy.keep.blocked": "Phone numbers a host has blocked, in a form that cannot be read back: 12 months.",
  "privacy.keep.record":
    "That somebody was erased: as numbers of rows without a name, so that a restored backup does not bring them back.",

  "privacy.cookies.title": "Cookies",
  "privacy.cookies.lead": "What we store on your device, and why:",
  "privacy.cookies.session":
    "one cookie keeps hosts signed in, for 7 days at most and no longer than 12 hours without use;",
  "privacy.cookies.language": "one remembers the language you chose;",
  "privacy.cookies.choice": "one remembers what you answered about counting, for 180 days;",
  "privacy.cookies.drafts":
    "what you type into a form is kept on your device until you send it, for two weeks at most.",
  "privacy.cookies.count":
    "These are needed for what you ask for. Visits are counted only where the operator has set that up and only if you accept it; you can change your mind under Cookie choices at the foot of every page. Nothing is loaded from another company before that.",

  "privacy.children.title": "Children and prohibited content",
  "privacy.children.age":
    "Kindred is not for children under 13 (16 in some regions). If we learn that a younger child gave us data, we delete it. Hosts must be 18 or over.",
  "privacy.children.content":
    "Listings, pictures and texts that endanger or sexualise children, spread hate, or that the law prohibits are removed and reported to the authorities. Tell us at once if you see any.",

  "privacy.changes.title": "Changes",
  "privacy.changes.text":
    "When this policy changes in a way that matters, hosts get an e-mail first and the date above changes. We do not use data you gave us for a new purpose without telling you.",

  "privacy.contact.title": "Contact",
  "privacy.contact.text": "Responsible for your data is {operator}. Write to us; a person answers:",
} as const;
