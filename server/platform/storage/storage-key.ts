/** The kinds of files we keep. The type of a file is told by the key we chose, never by its sender or its content. */
const typesByExtension: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  json: "application/json",
};

/** Pictures, and the product's own records, which nobody else reads. */
const keyPattern = /^((public|quarantine)\/[a-z0-9][a-z0-9-]{0,99}\.(jpg|png|webp)|records\/[a-z]{1,40}\.json)$/;

export class BadStorageKey extends Error {}

/** Keys have one shape, so none can climb out of its folder. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new BadStorageKey("not a storage key");
  return key;
}

export function isPublicKey(key: string): boolean {
  return key.startsWith("public/") && keyPattern.test(key);
}

export function typeOfKey(key: string): string {
  return typesByExtension[key.slice(key.lastIndexOf(".") + 1)] as string;
}
