import { useT } from "../../lib/messages.tsx";

/** Every field of a listing, its items or an event that a moderator looks at, in the order of the desk. */
const contentFields = [
  "name",
  "category",
  "subcategories",
  "community",
  "starts",
  "ends",
  "timezone",
  "city",
  "address",
  "country",
  "phone",
  "whatsapp",
  "website",
  "price",
  "duration",
  "ticket",
  "bookingLink",
  "description",
  "logo",
  "photos",
] as const;

/** A field's name in words; one that is newer than this list keeps its own. */
export function useFieldName(): (field: string) => string {
  const t = useT("moderation");
  return (field) => {
    const known = contentFields.find((name) => name === field);
    return known ? t(`field.${known}`) : field;
  };
}
