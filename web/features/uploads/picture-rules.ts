const maxBytes = 10 * 1024 * 1024;

export const pictureTypes = ["image/jpeg", "image/png", "image/webp"];

/** Why a file is not worth sending; the server checks the content. */
export function pictureProblem(file: {
  readonly type: string;
  readonly size: number;
}): "empty" | "wrongType" | "tooLarge" | null {
  if (file.size === 0) return "empty";
  if (!pictureTypes.includes(file.type)) return "wrongType";
  return file.size > maxBytes ? "tooLarge" : null;
}

/** Moves an entry by `by` places; unchanged if that would leave the list. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, entry);
}
