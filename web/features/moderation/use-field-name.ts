import { useT } from "#web/lib/messages.tsx";

/** In the order in which moderators see them. */
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
  "languages",
  "price",
  "duration",
  "ticket",
  "bookingLink",
  "description",
  "logo",
  "photos",
] as const;

/** A field that is not in the list keeps its API name. */
export function useFieldName(): (field: string) => string {
  const t = useT("moderation");
  return (field) => {
    const known = contentFields.find((name) => name === field);
    return known ? t(`field.${known}`) : field;
  };
}
