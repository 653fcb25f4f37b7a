/** What the API says when a write has worked. */
export const answers = {
  "upload.started": "Send the picture now.",
  "upload.finished": "Picture uploaded.",
  "account.created": "Provider account created successfully!",
  "listing.created":
    "Congratulations on listing your service! We will verify your listing and get back to you in less than 48 hours.",
  "listing.updated": "Service updated successfully!",
  "listing.deleted": "Service deleted successfully!",
  "event.created":
    "Your event has been submitted! We will review your listing and get back to you in less than 48 hours.",
  "event.updated": "Event updated successfully!",
  "event.deleted": "Event deleted successfully!",
  "item.created": "Item added successfully!",
  "item.updated": "Item updated successfully!",
  "item.deleted": "Item deleted successfully!",
  "availability.set": "Availability saved.",
  "booking.confirmed": "Booking confirmed",
  "booking.cancelled": "Booking cancelled",
  "booking.moved": "Booking moved",
  "booking.noShow": "Marked as no-show",
  "booking.came": "No-show taken back",
  "feed.renewed": "Your calendar feed has a new address.",
  "feed.revoked": "Your calendar feed is stopped.",
  "booking.linksSent":
    "If there are bookings for this address, their links are on the way. Look in your inbox in a few minutes.",
  "review.posted": "Thank you. Your review is on the page now.",
  "review.answered": "Your answer is on the page now.",
  "contact.received": "Thank you. Your message has been received. We will answer by email.",
  "deletion.received": "Your account deletion request has been received. We will process it within 30 days.",
  "deletion.confirmed": "Your account deletion request is confirmed. We will process it within 30 days.",
} as const;
