import { product } from "#contract/product.ts";
import type { Locale } from "#messages/catalogue.ts";
import { cleanedName } from "#server/platform/mail/cleaned-name.ts";
import { mailTranslator, renderLetter } from "#server/platform/mail/letter.ts";

type Failing = { readonly calendarName: string; readonly site: string };

export function failingImportLetter(locale: Locale, publicUrl: string, { calendarName, site }: Failing) {
  const t = mailTranslator(locale);
  const name = cleanedName(calendarName);
  return renderLetter(
    {
      subject: t("failingImport.subject", { name }),
      firstLine: t("failingImport.firstLine"),
      heading: t("failingImport.heading"),
      intro: [t("failingImport.intro", { name, site }), t("failingImport.meanwhile")],
      button: {
        label: t("failingImport.open"),
        url: `${publicUrl}/${product.slug}-providers?tab=settings&section=connections`,
      },
    },
    locale,
    publicUrl,
  );
}
