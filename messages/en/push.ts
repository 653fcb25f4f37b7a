/** Messages to customers and hosts outside the pages. Push messages, which phones also show while they are locked: no names, phone numbers, addresses or other people's words. */
export const push = {
  "new.title": "New booking",
  "moved.title": "Booking moved",
  "cancelled.title": "Booking cancelled",
  "waiting.title": "Somebody joined your waiting list",
  "waiting.text": "Open your bookings to see who.",
  "evening.title": "Your booking is tomorrow at {time}",
  "hours.title": "Your booking is today at {time}",
  "reminder.text": "Booking {id}. Tap to see the address.",

  /** The host sends these in WhatsApp. */
  "whatsapp.confirmation":
    "Hi {name}, your booking at {venue} is confirmed: {what}, {when}. See, move or cancel it: {url}",
  "whatsapp.reminder":
    "Hi {name}, a reminder of your booking at {venue}: {what}, {when}. See, move or cancel it: {url}",
  "whatsapp.change": "Hi {name}, your booking at {venue} has a new time: {what}, {when}. See, move or cancel it: {url}",
  "whatsapp.offer": "Hi {name}, a time has come free: {when}. It's yours until {until}. Take or decline it here: {url}",
  "whatsapp.directions": "Hi {name}, this is how to find {venue}: {address}. {map} Your booking, {when}: {url}",
} as const;
