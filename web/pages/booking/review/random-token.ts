/** 88 random bits, in 22 characters. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(11));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
