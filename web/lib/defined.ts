/** For what is always there, such as the first day of a week, where TypeScript cannot know it. */
export function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("A value is missing that should always be there");
  return value;
}
