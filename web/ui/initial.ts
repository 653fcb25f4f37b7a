const avatarColours = 15;

/** An empty name gets the letter U. */
export function initialOf(name: string): { letter: string; colour: number } {
  const letter = ([...name.trim()][0] ?? "U").toLocaleUpperCase("en");
  const code = letter.normalize("NFD").codePointAt(0) ?? 0;
  return { letter, colour: ((((code - 65) % avatarColours) + avatarColours) % avatarColours) + 1 };
}

export function monogramOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !/^s$/iu.test(word));
  return (
    words
      .slice(0, 2)
      .map((word) => ([...word][0] ?? "").toLocaleUpperCase("en"))
      .join("") || "U"
  );
}
