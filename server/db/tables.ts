// Written by `npm run tables` from the migrated database. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ImportProblem } from "#contract/lists/import-problems.ts";
import type { KeyScope } from "#contract/lists/key-scopes.ts";
import type { PushKind, ReminderTime } from "#contract/lists/push-kinds.ts";
import type { Translations } from "#contract/lists/text-languages.ts";
import type { WebhookEvent } from "#contract/lists/webhook-events.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import type { MailMessage } from "#server/platform/mail/mail-message.ts";
import type { BookedItem } from "./booked-item.ts";
import type { DayStretches } from "./day-stretches.ts";
import type { ContentBefore, EditChange } from "./edit-change.ts";
import type { ErasureRecord } from "./erasure-record.ts";
import type { ImageSize } from "./image-size.ts";

export type Tables = {
  api_keys: {
    host_id: number;
    id: GeneratedAlways<number>;
    name: string;
    hash: Buffer;
    hint: string;
    scopes: KeyScope[];
    made_by: number | null;
    made_at: Generated<Date>;
    last_used_at: Date | null;
    revoked_at: Date | null;
    revoked_by: number | null;
  };
  availability: {
    host_id: number;
    during: string;
    is_available: boolean;
    calendar_id: number;
  };
  blocked_phones: {
    id: GeneratedAlways<number>;
    host_id: number;
    phone_hash: Buffer;
    ending: string;
    blocked_at: Generated<Date>;
  };
  booking_reminders: {
    host_id: number;
    booking_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    locale: string;
    times: ReminderTime[];
    starts_at: Date;
  };
  bookings: {
    host_id: number;
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
    details_erased_at: Date | null;
    calendar_id: number;
    is_calendar_chosen: Generated<boolean>;
    minutes_before: Generated<number>;
    minutes_after: Generated<number>;
    cancel_minutes: Generated<number>;
    items: ColumnType<readonly BookedItem[], string, string>;
    arrived_at: Date | null;
    source: "search" | "link" | "qr" | "profile" | "embed" | null;
    customer_key: string | null;
    moved_at: Date | null;
  };
  calendar_closings: {
    host_id: number;
    calendar_id: number;
    closed_at: Date;
    opened_at: Date | null;
  };
  calendar_feeds: {
    host_id: number;
    version: Generated<number>;
    is_open: Generated<boolean>;
    renewed_at: Generated<Date>;
  };
  calendars: {
    host_id: number;
    id: GeneratedAlways<number>;
    name: string;
    colour:
      | "teal"
      | "wine"
      | "blue"
      | "indigo"
      | "red"
      | "green"
      | "brown"
      | "pink"
      | "olive"
      | "purple"
      | "sea"
      | "chestnut"
      | "slate"
      | "plum"
      | "grey";
    member_id: number | null;
    is_open: Generated<boolean>;
    position: number;
    created_at: Generated<Date>;
    named_after: number | null;
  };
  contact_messages: {
    id: GeneratedAlways<number>;
    name: string;
    email: string;
    message: string;
    locale: string;
    created_at: Generated<Date>;
    is_demo: Generated<boolean>;
    answer: string | null;
    answered_at: Date | null;
  };
  customer_notes: {
    host_id: number;
    phone: string;
    note: string;
    written_at: Generated<Date>;
  };
  decisions: {
    id: GeneratedAlways<number>;
    subject: "services" | "events" | "reports" | "messages" | "mails" | "deletions" | "members";
    subject_id: string;
    action:
      | "approved"
      | "refused"
      | "suspended"
      | "reinstated"
      | "highlighted"
      | "unhighlighted"
      | "answered"
      | "upheld"
      | "dismissed"
      | "sent_again"
      | "settled"
      | "joined"
      | "role_changed"
      | "left"
      | "removed";
    reason: string | null;
    words: string | null;
    moderator_id: number | null;
    moderator_name: string;
    decided_at: Generated<Date>;
  };
  deletion_requests: {
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
  devices: {
    id: GeneratedAlways<number>;
    user_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    name: string;
    locale: string;
    kinds: PushKind[];
    added_at: Generated<Date>;
  };
  differing_days: {
    host_id: number;
    calendar_id: number;
    day: string;
    stretches: ColumnType<DayStretches, string, string>;
    reason: string | null;
  };
  empty_searches: {
    words: string;
    day: string;
  };
  erasures: {
    id: string;
    erased_at: Date;
    record: ColumnType<ErasureRecord, string, string>;
  };
  event_edits: {
    id: GeneratedAlways<number>;
    event_id: number;
    editor_id: number | null;
    changes: ColumnType<readonly EditChange[], string, string>;
    edited_at: Generated<Date>;
    is_new_review: Generated<boolean>;
  };
  events: {
    id: GeneratedAlways<number>;
    host_id: number;
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
    is_demo: Generated<boolean>;
    ticket_required: boolean;
    ticket_price_cents: Generated<number>;
    ticket_currency: string;
    requires_booking: boolean;
    booking_link: string | null;
    image_url: string;
    review_state: Generated<"in_review" | "verified" | "refused" | "suspended">;
    review_reason: string | null;
    review_requested_at: Generated<Date>;
    revision: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
    content_before_review: ColumnType<ContentBefore | null, string | null | undefined, string | null>;
    is_withheld: Generated<boolean>;
    registration: Generated<"none" | "kindred" | "other_site">;
    capacity: number | null;
    places_per_person: Generated<number>;
    registration_closes_at: Date | null;
    places_taken: Generated<number>;
    places_admitted: Generated<number>;
    cancelled_at: Date | null;
    cancel_note: string | null;
    moved_from_start: Date | null;
    moved_from_address: string | null;
    has_waiting_list: Generated<boolean>;
    places_offered: Generated<number>;
    people_waiting: Generated<number>;
    series_id: string | null;
    held_calendar_ids: Generated<number[]>;
    language: Generated<"en" | "mt" | "ar" | "fr" | "es" | "pt" | "hi" | "ur" | "sw" | "tr">;
    translations: ColumnType<Translations<{ title: string; description: string }>, string | undefined, string>;
  };
  guest_messages: {
    id: GeneratedAlways<number>;
    host_id: number;
    event_id: number;
    text: string;
    created_at: Generated<Date>;
  };
  held_times: {
    host_id: number;
    booking_id: string | null;
    service_item_id: number | null;
    during: string;
    calendar_id: number;
    kind: "visit" | "hold" | "event" | "imported" | "before" | "after";
    id: GeneratedAlways<number>;
    further_item_ids: Generated<number[]>;
    hold_id: string | null;
    expires_at: Date | null;
    address_hash: Buffer | null;
    event_id: number | null;
    offered_to: string | null;
    browser_hash: Buffer | null;
    import_id: number | null;
  };
  holiday_closings: {
    host_id: number;
    calendar_id: number;
    is_closed: boolean;
    opened_days: Generated<string[]>;
  };
  host_invitations: {
    host_id: number;
    id: string;
    role: "owner" | "manager" | "staff";
    calendar_id: number | null;
    has_calendar: boolean;
    email: string | null;
    invited_by: number | null;
    created_at: Generated<Date>;
    expires_at: Date;
    accepted_at: Date | null;
    revoked_at: Date | null;
  };
  host_members: {
    host_id: number;
    user_id: number;
    role: "owner" | "manager" | "staff";
    joined_at: Generated<Date>;
  };
  hosts: {
    id: GeneratedAlways<number>;
    founder_id: number | null;
    email: string;
    suspended_at: Date | null;
    suspension_reason: string | null;
    created_at: Generated<Date>;
    name: string;
    country: string;
    is_trader: Generated<boolean>;
  };
  idempotency_keys: {
    key: string;
    scope: string;
    fingerprint: Buffer;
    answer: ColumnType<unknown, string | null | undefined, string | null>;
    created_at: Generated<Date>;
  };
  imported_calendars: {
    host_id: number;
    id: GeneratedAlways<number>;
    calendar_id: number;
    address: string;
    added_at: Generated<Date>;
    read_next_at: Generated<Date>;
    read_at: Date | null;
    parsed_at: Date | null;
    etag: string | null;
    last_modified: string | null;
    unreadable: Generated<number>;
    problem: ImportProblem | null;
    failing_since: Date | null;
  };
  insight_day_hours: {
    host_id: number;
    day: string;
    calendar_id: number;
    booked_minutes: number[];
    open_minutes: number[];
  };
  insight_hours: {
    host_id: number;
    day: string;
    calendar_id: number;
    hour: number;
    booked_minutes: number;
    open_minutes: Generated<number>;
  };
  insight_people: {
    host_id: number;
    customer_key: string;
    day: string;
    calendar_id: number;
    visits: number;
  };
  insight_state: {
    is_only_row: Generated<boolean>;
    version: number;
  };
  insight_views: {
    host_id: number;
    day: string;
    source: string;
    views: number;
  };
  insight_visits: {
    host_id: number;
    day: string;
    calendar_id: number;
    service_item_id: number;
    item_name: string;
    booked_by: "customer" | "provider";
    source: string;
    visits: number;
    items_done: number;
    no_shows: number;
    cancelled: number;
    price_cents: number;
  };
  listing_edits: {
    id: GeneratedAlways<number>;
    listing_id: number;
    editor_id: number | null;
    changes: ColumnType<readonly EditChange[], string, string>;
    edited_at: Generated<Date>;
    service_item_id: number | null;
    item_name: string | null;
    action: Generated<"added" | "changed" | "deleted">;
    is_new_review: Generated<boolean>;
  };
  listing_portfolio_images: {
    id: GeneratedAlways<number>;
    listing_id: number;
    position: number;
    image_url: string;
  };
  listing_subcategories: {
    listing_id: number;
    subcategory_id: number;
  };
  listings: {
    id: GeneratedAlways<number>;
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
    is_demo: Generated<boolean>;
    review_state: Generated<"in_review" | "verified" | "refused" | "suspended">;
    review_reason: string | null;
    review_requested_at: Generated<Date>;
    revision: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
    content_before_review: ColumnType<ContentBefore | null, string | null | undefined, string | null>;
    is_withheld: Generated<boolean>;
    host_id: number;
    city_id: number | null;
    languages: Generated<string[]>;
    is_hidden_from_search: Generated<boolean>;
    language: Generated<"en" | "mt" | "ar" | "fr" | "es" | "pt" | "hi" | "ur" | "sw" | "tr">;
    translations: ColumnType<Translations<{ name: string; description: string }>, string | undefined, string>;
  };
  mails: {
    id: string;
    cause: string | null;
    message: ColumnType<MailMessage | null, string | null | undefined, string | null>;
    created_at: Generated<Date>;
    sent_at: Date | null;
  };
  news_feeds: {
    address: string;
    etag: string | null;
    last_modified: string | null;
    failures_in_row: Generated<number>;
    last_error: string | null;
    last_tried_at: Date | null;
    last_good_at: Date | null;
    due_at: Generated<Date>;
  };
  news_items: {
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
  news_pictures: {
    address: string;
    storage_key: string | null;
    url: string | null;
    wanted_at: Generated<Date>;
  };
  news_ways_in: {
    way_in: string;
    published_at: Date;
    item_id: string;
    known_at: Generated<Date>;
  };
  opened_reminders: {
    host_id: number;
    booking_id: string;
    starts_at: Date;
    opened_at: Generated<Date>;
  };
  personal_details: {
    user_id: number;
    first_name: string;
    last_name: string;
    date_of_birth: string;
    terms_version: string;
    terms_accepted_at: Generated<Date>;
  };
  rate_limits: {
    key: string;
    points: Generated<number>;
    expire: number | null;
  };
  registrations: {
    host_id: number;
    event_id: number;
    id: string;
    places: number;
    admitted: Generated<number>;
    status: "confirmed" | "cancelled" | "waiting" | "offered" | "expired";
    guest_name: string | null;
    guest_phone: string | null;
    guest_email: string | null;
    guest_locale: string;
    link_version: Generated<number>;
    sequence: Generated<number>;
    created_at: Generated<Date>;
    admitted_at: Date | null;
    cancelled_at: Date | null;
    cancelled_by: "guest" | "host" | null;
    details_erased_at: Date | null;
    waiting_since: Date | null;
    offered_at: Date | null;
    offer_ends_at: Date | null;
    admitted_changed_at: Date | null;
    is_muted: Generated<boolean>;
    guest_time_zone: string | null;
  };
  reports: {
    id: GeneratedAlways<number>;
    listing_id: number | null;
    reason: string;
    details: string | null;
    email: string | null;
    locale: string;
    is_demo: Generated<boolean>;
    created_at: Generated<Date>;
    closed_at: Date | null;
    outcome: "upheld" | "dismissed" | null;
    event_id: number | null;
  };
  reviews: {
    id: GeneratedAlways<number>;
    host_id: number;
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
  search_documents: {
    kind: "listing" | "event";
    subject_id: number;
    host_id: number;
    host_name: string;
    country: string;
    time_zone: string;
    currency: string;
    name: string;
    community_id: number;
    category: string;
    subcategory_ids: number[];
    city_id: number | null;
    languages: string[];
    picture_url: string | null;
    price_cents: number | null;
    rating_average: number | null;
    rating_count: number;
    rating_score: number;
    is_verified: boolean;
    created_at: Date;
    starts_at: Date | null;
    ends_at: Date | null;
    keywords: string;
    words: string;
    language: Generated<"en" | "mt" | "ar" | "fr" | "es" | "pt" | "hi" | "ur" | "sw" | "tr">;
    translations: ColumnType<Translations<{ name: string }>, string | undefined, string>;
  };
  search_free_times: {
    host_id: number;
    listing_id: number;
    next_start_at: Date | null;
    free_days: Generated<string[]>;
    first_starts: Generated<Date[]>;
  };
  search_hosts: {
    host_id: number;
    change_count: Generated<number>;
    seen_count: Generated<number>;
    refresh_at: Generated<Date>;
  };
  search_names: {
    host_id: number;
    kind: string;
    subject_id: number;
    word: string;
    country: string;
    rating_score: number;
    created_at: Date;
  };
  search_state: {
    is_only_row: Generated<boolean>;
    version: number;
  };
  service_item_calendars: {
    host_id: number;
    service_item_id: number;
    calendar_id: number;
  };
  service_items: {
    id: GeneratedAlways<number>;
    listing_id: number;
    name: string;
    description: string | null;
    price_cents: number | null;
    duration_minutes: number | null;
    created_at: Generated<Date>;
    deleted_at: Date | null;
    revision: Generated<number>;
    host_id: number;
    minutes_before: Generated<number>;
    minutes_after: Generated<number>;
    notice_minutes: Generated<number>;
    days_ahead: number | null;
    most_per_day: number | null;
    cancel_minutes: Generated<number>;
    language: Generated<"en" | "mt" | "ar" | "fr" | "es" | "pt" | "hi" | "ur" | "sw" | "tr">;
    translations: ColumnType<Translations<{ name: string; description?: string }>, string | undefined, string>;
  };
  service_subcategories: {
    id: number;
    category_id: number;
    title: string;
    position: number;
  };
  sessions: {
    token_hash: Buffer;
    user_id: number;
    created_at: Generated<Date>;
    last_seen_at: Generated<Date>;
    expires_at: Date;
    current_host_id: number | null;
  };
  slate_authors: {
    id: GeneratedAlways<number>;
    first_name: string;
    last_name: string;
    headline: string | null;
    title: string | null;
    location: string | null;
    profile_image_url: string | null;
  };
  slate_views: {
    slate_id: number;
    visitor: Buffer;
    hour: Date;
  };
  slates: {
    id: GeneratedAlways<number>;
    author_id: number;
    text: string;
    media_type: "image" | "video" | null;
    media_url: string | null;
    view_count: Generated<number>;
    like_count: Generated<number>;
    comment_count: Generated<number>;
    created_at: Generated<Date>;
    media_poster_url: string | null;
  };
  uploads: {
    id: GeneratedAlways<number>;
    user_id: number | null;
    purpose: "logo" | "portfolio" | "event";
    quarantine_key: string;
    public_stem: string;
    content_length: number;
    created_at: Generated<Date>;
    expires_at: Date;
    claimed_at: Date | null;
    refused_as: RefusalCode | null;
    finished_at: Date | null;
    quarantine_cleared_at: Date | null;
    public_keys: string[] | null;
    url: string | null;
    width: number | null;
    height: number | null;
    sizes: ColumnType<readonly ImageSize[] | null, string | null | undefined, string | null>;
  };
  users: {
    id: GeneratedAlways<number>;
    issuer: string;
    subject: string;
    email: string;
    email_verified: boolean;
    first_name: string;
    last_name: string;
    avatar_url: string | null;
    created_at: Generated<Date>;
    signed_in_at: Generated<Date>;
    locale: string | null;
  };
  waiting_lists: {
    host_id: number;
    most_people: number;
  };
  waiting_people: {
    host_id: number;
    id: string;
    listing_id: number;
    service_item_ids: number[];
    calendar_id: number | null;
    wishes: string[];
    last_day: string;
    customer_name: string;
    customer_phone: string | null;
    customer_email: string | null;
    customer_locale: string;
    link_version: Generated<number>;
    status: Generated<"waiting" | "offered" | "booked">;
    waiting_since: Generated<Date>;
    offer_hold_id: string | null;
    offer_calendar_id: number | null;
    offer_starts_at: Date | null;
    offer_ends_at: Date | null;
    booking_id: string | null;
  };
  webhook_messages: {
    host_id: number;
    id: string;
    webhook_id: number;
    about: string;
    seq: GeneratedAlways<number>;
    type: WebhookEvent;
    payload: string;
    state: Generated<"waiting" | "sent" | "failed">;
    attempts: Generated<number>;
    last_status: number | null;
    last_ms: number | null;
    created_at: Generated<Date>;
    try_after: Generated<Date>;
  };
  webhooks: {
    host_id: number;
    id: GeneratedAlways<number>;
    address: string;
    events: WebhookEvent[];
    generation: Generated<number>;
    previous_until: Date | null;
    added_at: Generated<Date>;
    failing_since: Date | null;
    disabled_at: Date | null;
  };
  weekly_hours: {
    host_id: number;
    calendar_id: number;
    valid_from: string;
    days: ColumnType<readonly DayStretches[], string, string>;
  };
};
