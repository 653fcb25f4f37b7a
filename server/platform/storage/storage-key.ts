/** The kinds of files we keep. The type of a file is told by the key we chose, never by its sender or its content. */
const typesByExtension: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

const keyPattern = /^(public|quarantine)\/[a-z0-9][a-z0-9-]{0,99}\.[a-z0-9]{2,5}$/;

export class BadStorageKey extends Error {}

/** Keys have one shape, so none can climb out of its folder. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key) || !(extensionOf(key) in typesByExtension)) throw new BadStorageKey("not a storage key");
  return key;
}

export function isPublicKey(key: string): boolean {
  return key.startsWith("public/") && keyPattern.test(key) && extensionOf(key) in typesByExtension;
}

export function typeOfKey(key: string): string {
  return typesByExtension[extensionOf(key)] as string;
}

function extensionOf(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}
