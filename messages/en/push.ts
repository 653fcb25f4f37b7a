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
  "whatsapp.title.confirmation": "Confirmation",
  "whatsapp.title.reminder": "Reminder",
  "whatsapp.title.change": "Change",
  "whatsapp.title.directions": "Directions",
  "whatsapp.title.offer": "Offer",
  "whatsapp.title.cancellation": "Cancellation",
  "whatsapp.cancellation":
    "Hi {name}, your booking at {venue} is cancelled: {what}, {when}. See it or book again: {url}",
  "whatsapp.guest.confirmation":
    "Hi {name}, you're registered for {title}, {when}. See your ticket, change or cancel: {url}",
  "whatsapp.guest.reminder": "Hi {name}, a reminder of {title}, {when}. See your ticket, change or cancel: {url}",
  "whatsapp.guest.change":
    "Hi {name}, {title} has changed. Now: {when}, {address}. See your ticket, change or cancel: {url}",
  "whatsapp.guest.directions": "Hi {name}, this is how to find {title}: {address}. {map} Your ticket, {when}: {url}",
  "whatsapp.guest.offer":
    "Hi {name}, the places you asked for at {title}, {when}, are free. They're yours until {until}. Take or decline them here: {url}",
  "whatsapp.guest.cancellation": "Hi {name}, we're sorry: {title}, {when}, is cancelled. {url}",
} as const;
