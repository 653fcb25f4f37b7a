const maxBytes = 10 * 1024 * 1024;

export const pictureTypes = ["image/jpeg", "image/png", "image/webp"];

/** This check saves a useless upload. The server checks the content. */
export function pictureProblem(file: {
  readonly type: string;
  readonly size: number;
}): "empty" | "wrongType" | "tooLarge" | null {
  if (file.size === 0) return "empty";
  if (!pictureTypes.includes(file.type)) return "wrongType";
  return file.size > maxBytes ? "tooLarge" : null;
}

/** Returns the same order if the entry would leave the list. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, entry);
}
