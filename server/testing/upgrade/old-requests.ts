import { createHash, createHmac, type KeyObject } from "node:crypto";

/** `as` is a user id of first-release.sql. Null means nobody. */
export type OldRequest = { readonly as: number | null; readonly path: string };

type Sign = (text: string) => string;

const moderator = 1;
const customer = 2;

/** These answers depend on the number of hosts. */
export function requestsAboutAllHosts(): OldRequest[] {
  const lists = ["services", "events"].flatMap((kind) => [
    ...["waiting", "decided", "suspended"].map((show) => `/reviews/${kind}?show=${show}`),
    `/reviews/${kind}?search=Family%2010`,
    `/reviews/${kind}?show=decided&search=Given15`,
    `/reviews/${kind}?show=decided&search=15`,
  ]);
  const reports = ["open", "closed"].map((show) => `/reports?show=${show}`);
  return ["", "/decisions", ...lists, ...reports].map((path) => ({ as: moderator, path: `/moderation${path}` }));
}

/** Each request is sent as everyone it concerns. The job queues are left out, because they change with the code. */
export function requestsAboutSomeHosts(secret: KeyObject): OldRequest[] {
  // Account 2 has edited its content, 7 is suspended, and 20 has another name than its user.
  const accounts = [2, 7, 13, 20];
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  return [
    ...withoutHost(),
    ...accounts.flatMap((account) => [...ofHost(account), ...ofLinks(account, sign)]),
    ...[1, 2, 3].map((number) => ({ as: null, path: `/deletionRequests/${deletionToken(number, sign)}` })),
  ];
}

function withoutHost(): OldRequest[] {
  const open = ["/serviceCategories/2/subcategories", "/slates/1", "/systemviewprofile/1", "/news", "/session"];
  const signedIn = ["/ownData", "/outbox", "/moderation", "/moderation/decisions", "/moderation/hosts/1"];
  const desk = ["feeds", "mails", "deletions", "messages", "messages?show=answered", "reports?listingId=1"];
  const ids = [4, 5, 6, 7, 8, 11, 17, 30, 34, 999_999];
  const details = ids.flatMap((id) => [`reviews/services/${id}`, `reviews/events/${id}`]);
  const anyone = ids.flatMap((id) => [
    `/serviceProviders/details?id=${id}`,
    `/serviceProviders/${id}/kindred-provider-id`,
    `/serviceItems?providerId=${id}`,
    `/reviews?providerId=${id}`,
    `/events?eventId=${id}`,
  ]);
  return [
    ...[null, customer].flatMap((as) => [...open, ...signedIn].map((path) => ({ as, path }))),
    { as: customer, path: `/kindredProviders?userId=${customer}` },
    { as: moderator, path: "/session" },
    ...[...desk, ...details, "hosts/999999"].map((path) => ({ as: moderator, path: `/moderation/${path}` })),
    ...anyone.map((path) => ({ as: null, path })),
  ];
}

function ofHost(account: number): OldRequest[] {
  const owner = 23 - account;
  const otherHost = owner === 22 ? 21 : owner + 1;
  const listings = [owner - 2, owner + 18];
  const items = [...listings, owner + 38, owner + 98];
  const events = Array.from({ length: 40 }, (_, index) => index + 1).filter((id) => ((id * 3) % 20) + 1 === account);
  const host = `kindredProviderId=${account}`;
  const window = (from: string, to: string) => `startTime=${from}:00Z&endTime=${to}:00Z`;
  const slots = `/providerCalendar/slots?${host}`;
  const bookings = `/providerCalendar/bookings?${host}`;
  const csv = `/providerCalendar/bookings.csv?${host}`;
  const asEveryone = [
    `/kindredProviders?providerId=${account}`,
    `/kindredProviders?userId=${owner}`,
    `/serviceProviders?userId=${owner}`,
    `/serviceProviders/details?${host}`,
    `/serviceItems?${host}`,
    `/events?userId=${owner}`,
    ...listings.flatMap((id) => [
      `/serviceProviders/details?id=${id}`,
      `/serviceProviders/${id}/kindred-provider-id`,
      `/serviceItems?providerId=${id}`,
      `/reviews?providerId=${id}`,
    ]),
    ...events.map((id) => `/events?eventId=${id}`),
    `${slots}&${window("2027-03-02T06:00", "2027-03-02T12:00")}`,
    ...items.map((id) => `${slots}&${window("2027-03-02T06:00", "2027-03-02T10:00")}&serviceItemId=${id}`),
    ...["bookingCounts", "blockedPhones", "feed", "changes"].map((name) => `/providerCalendar/${name}?${host}`),
    `${bookings}&limit=3`,
    `${csv}&from=2027-03-01T00:00:00Z&to=2027-03-02T00:00:00Z`,
    `/moderation/hosts/${account}`,
  ];
  const asOwner = [
    "/session",
    `${slots}&${window("2026-11-02T00:00", "2026-11-06T00:00")}`,
    `${slots}&${window("2027-03-10T09:00", "2027-03-10T12:30")}`,
    `${slots}&${window("2027-03-10T09:00", "2027-03-10T08:00")}`,
    ...["confirmed", "completed", "cancelled", "no_show", "over"].map(
      (status) => `${bookings}&status=${status}&limit=3`,
    ),
    `${bookings}&order=latest&limit=3&offset=5`,
    `${bookings}&serviceItemId=${items[2]}&limit=3`,
    `${bookings}&q=Maria&limit=2`,
    `${bookings}&q=${referenceOf(account, 26)}`,
    `${bookings}&from=2027-03-02T00:00:00Z&to=2027-03-03T00:00:00Z`,
    `/serviceProviders?userId=${owner}&limit=1&offset=1`,
    `/serviceProviders?userId=${owner}&hostCountry=GB`,
    ...(account === 2 ? ["/ownData", csv] : []),
  ];
  return [
    ...[null, owner, otherHost, moderator].flatMap((as) => asEveryone.map((path) => ({ as, path }))),
    ...asOwner.map((path) => ({ as: owner, path })),
  ];
}

/** The bookings are completed and reviewed, erased, cancelled, a no-show, cancelled by the host, and three in March. */
function ofLinks(account: number, sign: Sign): OldRequest[] {
  const window = "startTime=2027-03-02T06:00:00Z&endTime=2027-03-02T12:00:00Z";
  const paths = [0, 1, 3, 5, 7, 26, 27, 30].flatMap((index) => {
    const reference = referenceOf(account, index);
    const link = `/bookings/${reference}${sign(`booking:${reference}:${1 + (index % 2)}`)}`;
    return [link, `${link}/starts?${window}`, `${link}/review`, `${link}/calendar.ics`];
  });
  const feed = `/providerCalendar/feed/${account}-${sign(`feed:${account}:${1 + (account % 3)}`)}.ics`;
  return [feed, ...paths].map((path) => ({ as: null, path }));
}

/** Must give the same result as first-release.sql. */
function referenceOf(account: number, index: number): string {
  return md5(`booking ${account}-${index}`).slice(0, 10).toUpperCase().replaceAll("0", "X").replaceAll("1", "Y");
}

/** Must give the same result as first-release.sql. */
function deletionToken(number: number, sign: Sign): string {
  const hex = md5(`request ${number}`);
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return Buffer.from(hex, "hex").toString("base64url") + sign(`deletion:${id}`);
}

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}
