/**
 * Anybody can type a name and somebody else's address. So everything that could form a link is removed, and the name is
 * kept short.
 */
export function cleanedName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N} .&'’-]/gu, " ").replace(/\.(?=\S)/g, " ");
  return [...plain.replace(/\s+/g, " ").trim()].slice(0, 60).join("");
}
