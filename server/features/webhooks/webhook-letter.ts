import type { Locale } from "#messages/catalogue.ts";
import { mailTranslator, renderLetter } from "#server/platform/mail/letter.ts";

type Disabled = { readonly site: string; readonly url: string };

export function disabledWebhookLetter(locale: Locale, publicUrl: string, { site, url }: Disabled) {
  const t = mailTranslator(locale);
  return renderLetter(
    {
      subject: t("disabledWebhook.subject", { site }),
      firstLine: t("disabledWebhook.firstLine"),
      heading: t("disabledWebhook.heading"),
      intro: [t("disabledWebhook.intro", { site }), t("disabledWebhook.next")],
      button: { label: t("disabledWebhook.open"), url },
    },
    locale,
    publicUrl,
  );
}
