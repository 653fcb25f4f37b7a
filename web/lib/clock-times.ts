/** Opening hours begin and end at these times: 00:00, 00:15 … 24:00. */
export const clockTimes = Array.from({ length: 97 }, (_, n) => clockOf(n * 15));

export function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
