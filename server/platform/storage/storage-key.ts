/** The content type comes from the key that we chose, never from the client or the content. */
const typesByExtension: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  json: "application/json",
};

/** Keys name images and the product's own records. The records are never public. */
const keyPattern = /^((public|quarantine)\/[a-z0-9][a-z0-9-]{0,99}\.(jpg|png|webp)|records\/[a-z]{1,40}\.json)$/;

export class BadStorageKey extends Error {}

/** Every key must have this form, which prevents path traversal. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new BadStorageKey("not a storage key");
  return key;
}

export function isPublicKey(key: string): boolean {
  return key.startsWith("public/") && keyPattern.test(key);
}

export function typeOfKey(key: string): string {
  const type = typesByExtension[key.slice(key.lastIndexOf(".") + 1)];
  if (!type) throw new BadStorageKey("not a storage key");
  return type;
}
