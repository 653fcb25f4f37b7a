/** Push messages to a host's devices, in the portal's settings. */
export const devices = {
  "devices.title": "Notifications on this device",
  "devices.text":
    "Your phone or computer tells you at once about what you choose here. The messages contain no names, phone numbers or addresses.",
  "devices.add": "Turn on for this device",
  "devices.this": "Tell me on this device about",
  "devices.nothing": "Nothing chosen",
  "devices.remove": "Remove",
  "devices.removeOne": "Remove {name}",
  "devices.notPossible": "This browser doesn't allow notifications from us. You can allow them in its settings.",
  "devices.unreachable": "We couldn't reach the server. Please try again.",
  "devices.homeScreen": "On iPhone, first add Kindred to your home screen: press Share, then Add to Home Screen.",
  "kind.new": "New bookings",
  "kind.moved": "Moved bookings",
  "kind.cancelled": "Cancelled bookings",
  "kind.waiting": "People who join the waiting list",
} as const;
