import { textLanguages } from "#contract/lists/text-languages.ts";
import { useT } from "#web/lib/messages.tsx";
import { useLanguageName } from "#web/lib/site.ts";

/** Moderators see the fields in this order. */
const contentFields = [
  "name",
  "language",
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
  const languageName = useLanguageName();
  return (field) => {
    const [original, code] = field.split(".");
    const known = contentFields.find((name) => name === original);
    const language = textLanguages.find((one) => one === code);
    const name = known ? t(`field.${known}`) : field;
    return language ? t("item.translated", { field: name, language: languageName(language) }) : name;
  };
}
