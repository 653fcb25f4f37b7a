const hourWord = "h|hr|hrs|hour|hours|std|ore|ora";
const minuteWord = "m|min|mins|minute|minutes|'|′";

const clock = /^(\d{1,2})[:](\d{2})(?:\s*(?:h|hr|hrs|hours))?$/;
const hoursAndMinutes = new RegExp(
  String.raw`^(\d+)\s*(?:${hourWord})\.?\s*(?:and\s*)?(\d{1,2})\s*(?:${minuteWord})?\.?$`,
);
const hours = new RegExp(String.raw`^(\d+(?:[.,]\d{1,2})?)\s*(?:${hourWord})\.?$`);
const minutes = new RegExp(String.raw`^(\d+)\s*(?:${minuteWord})?\.?$`);

/**
 * Accepts a duration as people write it: `90`, `90 min`, `1h30`, `1:30`, `1,5 h`. Null if the text is not a duration.
 */
export function readLength(text: string): number | null {
  const typed = text.trim().toLowerCase();
  const [, clockHours, clockMinutes] = clock.exec(typed) ?? hoursAndMinutes.exec(typed) ?? [];
  if (clockHours !== undefined)
    return Number(clockMinutes) < 60 ? Number(clockHours) * 60 + Number(clockMinutes) : null;
  const [, hourFigure] = hours.exec(typed) ?? [];
  if (hourFigure !== undefined) {
    const length = Number(hourFigure.replace(",", ".")) * 60;
    return Number.isInteger(length) ? length : null;
  }
  const [, minuteFigure] = minutes.exec(typed) ?? [];
  return minuteFigure === undefined ? null : Number(minuteFigure);
}
