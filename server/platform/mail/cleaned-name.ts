/** Anybody can type a name and somebody else's address: strip what could form a link, and keep it short. */
export function cleanedName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N} .&'’-]/gu, " ").replace(/\.(?=\S)/g, " ");
  return [...plain.replace(/\s+/g, " ").trim()].slice(0, 60).join("");
}
