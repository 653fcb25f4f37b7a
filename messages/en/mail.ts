/** What every mail shares. Each mail adds its own sentences under its own name. */
export const mail = {
  "frame.sender": "You can write to us at {address}.",
  "frame.privacy": "Privacy Policy",
} as const;
