/** The terms are for hosts. The page adds the section numbers. */
export const terms = {
  "terms.title": "Provider terms and conditions",
  "terms.description":
    "What Kindred asks of everyone who lists a service or an event: conduct, responsibility, complaints, liability and changes.",
  "terms.updated": "Last updated 05/04/2025",
  "terms.contents": "On this page",
  "terms.binding": "This is a translation. The English text is the binding one.",
  "terms.intro":
    "These terms are between you, the provider (a host of services or events), and the operator of Kindred. They apply from the moment you create a provider account.",

  "terms.conduct.title": "Provider integrity and conduct",
  "terms.conduct.text": "People come to you because they trust you. Please treat them well.",
  "terms.conduct.truth":
    "Everything in your listing is true, current and yours: your name, your contact details, your prices and your pictures.",
  "terms.conduct.respect":
    "You treat every customer with respect, whatever their origin, religion, gender, age, disability or orientation.",
  "terms.conduct.law":
    "You hold the permits, qualifications and insurance that the law requires for your work, and you show them when asked.",
  "terms.conduct.age": "You are 18 or over, and you don’t share your sign-in.",

  "terms.delivery.title": "Responsibility for service delivery",
  "terms.delivery.contract":
    "A booking is an agreement between you and the customer. You alone are responsible for delivering the service or event, for its quality and safety, and for what you promise in your listing.",
  "terms.delivery.calendar":
    "Keep your calendar up to date. A booked time is reserved for that customer. If you can’t keep it, cancel as early as you can and say why.",
  "terms.delivery.price":
    "Customers pay at the venue. You charge the price shown when they booked, including all taxes, and you give a receipt where the law requires one.",
  "terms.delivery.data":
    "You use a customer’s name, phone number and email address for that appointment only, and you don’t pass them on. For bookings, you and the operator are jointly responsible for this data.",

  "terms.complaints.title": "Complaints and investigations",
  "terms.complaints.who":
    "Anyone may report a listing to us. We look at every report, and we may ask you for documents or an explanation.",
  "terms.complaints.measures":
    "If a complaint is justified, or while we look into a serious one, we may suspend or remove your listing or your account. We tell you which rule it is about and why.",
  "terms.complaints.final":
    "Our decision on a complaint is final. This does not take away the rights that the law gives you, including the right to go to court.",

  "terms.prohibited.title": "Prohibited conduct",
  "terms.prohibited.lead": "You may not use Kindred to:",
  "terms.prohibited.illegal": "offer anything illegal, or anything that needs a licence you do not have;",
  "terms.prohibited.deceive": "deceive, defraud or mislead people, or write reviews of yourself or have them written;",
  "terms.prohibited.hate": "harass, threaten or discriminate, or spread hate against any community;",
  "terms.prohibited.children": "endanger children or exploit anyone in any way;",
  "terms.prohibited.content": "publish pictures or texts that belong to others, or that show people who did not agree;",
  "terms.prohibited.system":
    "collect other people’s data, block calendars with false bookings, or disturb the service.",

  "terms.liability.title": "Limitation of liability",
  "terms.liability.independent":
    "Providers are independent contractors. You are not our employee, agent or partner, and you may not act as if you were.",
  "terms.liability.limit":
    "We run the platform where people find you. We don’t deliver your service. As far as the law allows, we are not liable for what happens between you and a customer, nor for income you lose when the service is not available.",
  "terms.liability.law":
    "Nothing here limits liability that cannot be limited by law, such as for intent, gross negligence, or harm to life and health.",

  "terms.amendments.title": "Amendments",
  "terms.amendments.text":
    "We may change these terms. We write to the email address of your account at least 15 days before a change applies to you, unless the law or a danger requires us to act sooner.",
  "terms.amendments.leave":
    "If you do not agree, you can close your account before that day. If you go on using it afterwards, the new terms apply.",

  "terms.acceptance.title": "Acceptance",
  "terms.acceptance.text":
    "By ticking the box when you create your provider account you accept these terms. We keep the version and the time of your acceptance.",
  "terms.acceptance.questions": "Questions? Write to us before you accept:",
  "terms.acceptance.link": "Contact Us",
} as const;
