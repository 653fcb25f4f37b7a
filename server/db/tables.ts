import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { DecisionsTable, EventEditsTable, ListingEditsTable, ReportsTable } from "./tables-moderation.ts";

/** The tables as PostgreSQL has them. The migrations are the truth; these are their types. */
export type Tables = {
  service_subcategories: ServiceSubcategoriesTable;
  users: UsersTable;
  sessions: SessionsTable;
  rate_limits: RateLimitsTable;
  mails: MailsTable;
  uploads: UploadsTable;
  provider_accounts: ProviderAccountsTable;
  listings: ListingsTable;
  listing_subcategories: { listing_id: number; subcategory_id: number };
  listing_portfolio_images: ListingPortfolioImagesTable;
  service_items: ServiceItemsTable;
  events: EventsTable;
  availability: { provider_account_id: number; during: string; is_available: boolean };
  held_times: HeldTimesTable;
  bookings: BookingsTable;
  calendar_feeds: CalendarFeedsTable;
  slate_authors: SlateAuthorsTable;
  slates: SlatesTable;
  slate_views: { slate_id: number; visitor: Buffer; hour: Date };
  news_items: NewsItemsTable;
  news_ways_in: NewsWaysInTable;
  news_feeds: NewsFeedsTable;
  news_pictures: NewsPicturesTable;
  reviews: ReviewsTable;
  decisions: DecisionsTable;
  listing_edits: ListingEditsTable;
  event_edits: EventEditsTable;
  reports: ReportsTable;
  contact_messages: ContactMessagesTable;
  deletion_requests: DeletionRequestsTable;
  idempotency_keys: IdempotencyKeysTable;
  erasures: { id: string; erased_at: Date; record: ColumnType<unknown, string, string> };
  blocked_phones: BlockedPhonesTable;
};

type ServiceSubcategoriesTable = {
  id: number;
  category_id: number;
  title: string;
  position: number;
};

type UsersTable = {
  id: Generated<number>;
  issuer: string;
  subject: string;
  email: string;
  email_verified: boolean;
  first_name: string;
  last_name: string;
  avatar_url: string | null;
  created_at: Generated<Date>;
  signed_in_at: Generated<Date>;
};

type SessionsTable = {
  token_hash: Buffer;
  user_id: number;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
};

type RateLimitsTable = {
  key: string;
  points: number;
  expire: number | null;
};

type ProviderAccountsTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  email: string;
  terms_version: string;
  terms_accepted_at: Generated<Date>;
  suspended_at: Date | null;
  suspension_reason: string | null;
  created_at: Generated<Date>;
};

export type ReviewState = "in_review" | "verified" | "refused" | "suspended";

/** What listings and events share: the moderators' review, the version, and being taken down. */
type ReviewedTable = {
  is_demo: Generated<boolean>;
  review_state: Generated<ReviewState>;
  is_withheld: Generated<boolean>;
  review_reason: string | null;
  review_requested_at: Generated<Date>;
  content_before_review: ColumnType<unknown, string | null | undefined, string | null>;
  revision: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
};

type ListingsTable = ReviewedTable & {
  id: GeneratedAlways<number>;
  user_id: number;
  name: string;
  address: string;
  country_iso: string;
  phone_number: string;
  whatsapp_number: string | null;
  website_url: string | null;
  description: string;
  community_id: number;
  category_id: number;
  profile_image_url: string;
  is_community_favorite: Generated<boolean>;
};

type ListingPortfolioImagesTable = {
  id: GeneratedAlways<number>;
  listing_id: number;
  position: number;
  image_url: string;
};

type ServiceItemsTable = {
  id: GeneratedAlways<number>;
  listing_id: number;
  user_id: number;
  name: string;
  description: string | null;
  price_cents: number | null;
  duration_minutes: number | null;
  revision: Generated<number>;
  created_at: Generated<Date>;
  deleted_at: Date | null;
};

type EventsTable = ReviewedTable & {
  id: GeneratedAlways<number>;
  user_id: number;
  organizer_id: number | null;
  title: string;
  description: string;
  category: string;
  address: string;
  country_iso: string;
  start_date: Date;
  end_date: Date;
  timezone: string;
  city_id: number | null;
  community_id: number;
  is_featured: Generated<boolean>;
  ticket_required: boolean;
  ticket_price_cents: number;
  ticket_currency: string;
  requires_booking: boolean;
  booking_link: string | null;
  image_url: string;
};

type IdempotencyKeysTable = {
  key: string;
  scope: string;
  fingerprint: Buffer;
  answer: JSONColumnType<object> | null;
  created_at: Generated<Date>;
};

type MailsTable = {
  id: string;
  cause: string | null;
  message: ColumnType<unknown, string, null>;
  created_at: Generated<Date>;
  sent_at: Date | null;
};

type UploadsTable = {
  id: Generated<number>;
  user_id: number;
  purpose: string;
  quarantine_key: string;
  public_stem: string;
  content_length: number;
  created_at: Generated<Date>;
  expires_at: Date;
  claimed_at: Date | null;
  refused_as: string | null;
  finished_at: Date | null;
  quarantine_cleared_at: Date | null;
  url: string | null;
  width: number | null;
  height: number | null;
  sizes: ColumnType<unknown, string | null, string | null>;
  public_keys: string[] | null;
};

type HeldTimesTable = {
  provider_account_id: number;
  booking_id: string;
  service_item_id: number;
  during: string;
};

type BookingsTable = {
  provider_account_id: number;
  id: string;
  service_item_id: number;
  listing_id: number;
  starts_at: Date;
  ends_at: Date;
  status: "confirmed" | "cancelled" | "no_show";
  item_name: string;
  duration_minutes: number | null;
  price_cents: number;
  customer_name: string | null;
  customer_phone: string | null;
  customer_email: string | null;
  customer_locale: string;
  booked_by: "customer" | "provider";
  link_version: Generated<number>;
  sequence: Generated<number>;
  created_at: Generated<Date>;
  cancelled_at: Date | null;
  cancelled_by: "customer" | "provider" | null;
  cancel_note: string | null;
  details_erased_at: ColumnType<Date | null, never, Date | null>;
};

type ReviewsTable = {
  id: GeneratedAlways<number>;
  provider_account_id: number;
  booking_id: string;
  listing_id: number;
  stars: number;
  text: string | null;
  author: string;
  item_name: string;
  visited_at: Date;
  created_at: Generated<Date>;
  answer: string | null;
  answered_at: Date | null;
};

type ContactMessagesTable = {
  id: GeneratedAlways<number>;
  name: string;
  email: string;
  message: string;
  locale: string;
  is_demo: Generated<boolean>;
  created_at: Generated<Date>;
  answer: string | null;
  answered_at: Date | null;
};

type DeletionRequestsTable = {
  id: string;
  email: string;
  reason: "privacy" | "unused" | "experience" | "other" | null;
  comments: string | null;
  locale: string;
  requested_at: Generated<Date>;
  due_at: Generated<Date>;
  confirmed_at: Date | null;
  erased_at: Date | null;
  could_mean: Generated<number[]>;
  meant_user_id: number | null;
};

type BlockedPhonesTable = {
  id: GeneratedAlways<number>;
  provider_account_id: number;
  phone_hash: Buffer;
  ending: string;
  blocked_at: Generated<Date>;
};

type CalendarFeedsTable = {
  provider_account_id: number;
  version: Generated<number>;
  is_open: Generated<boolean>;
  renewed_at: Generated<Date>;
};

type SlateAuthorsTable = {
  id: GeneratedAlways<number>;
  first_name: string;
  last_name: string;
  headline: string | null;
  title: string | null;
  location: string | null;
  profile_image_url: string | null;
};

type SlatesTable = {
  id: GeneratedAlways<number>;
  author_id: number;
  text: string;
  media_type: "image" | "video" | null;
  media_url: string | null;
  media_poster_url: string | null;
  view_count: Generated<number>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  created_at: Generated<Date>;
};

type NewsItemsTable = {
  id: string;
  title: string;
  snippet: string;
  source: string;
  thumbnail_url: string | null;
  link: string;
  published_at: Date;
  first_seen_at: Generated<Date>;
  origins: string[];
  residences: string[];
  canonical_link: string;
  title_key: string | null;
  picture_address: string | null;
};

type NewsWaysInTable = {
  way_in: string;
  published_at: Date;
  item_id: string;
  known_at: Generated<Date>;
};

type NewsFeedsTable = {
  address: string;
  etag: string | null;
  last_modified: string | null;
  failures_in_row: Generated<number>;
  last_error: string | null;
  last_tried_at: Date | null;
  last_good_at: Date | null;
  due_at: Generated<Date>;
};

type NewsPicturesTable = {
  address: string;
  storage_key: string | null;
  url: string | null;
  wanted_at: Generated<Date>;
};
