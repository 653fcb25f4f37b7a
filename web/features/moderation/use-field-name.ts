import { useT } from "#web/lib/messages.tsx";

/** Moderators see the fields in this order. */
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

export function useFieldName(): (field: string) => string {
  const t = useT("moderation");
  return (field) => {
    const known = contentFields.find((name) => name === field);
    return known ? t(`field.${known}`) : field;
  };
}
