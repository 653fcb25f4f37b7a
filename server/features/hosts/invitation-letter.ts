import type { Locale } from "#messages/catalogue.ts";
import { cleanedName } from "#server/platform/mail/cleaned-name.ts";
import { mailTranslator, renderLetter } from "#server/platform/mail/letter.ts";

type Invited = { readonly hostName: string; readonly role: "owner" | "manager" | "staff"; readonly url: string };

export function invitationLetter(locale: Locale, publicUrl: string, { hostName, role, url }: Invited) {
  const t = mailTranslator(locale);
  const host = cleanedName(hostName);
  return renderLetter(
    {
      subject: t("invitation.subject", { host }),
      firstLine: t("invitation.firstLine"),
      heading: t("invitation.heading", { host }),
      intro: [t(`invitation.intro.${role}`, { host })],
      button: { label: t("invitation.open"), url },
      small: [{ text: t("invitation.why", { host }) }],
    },
    locale,
    publicUrl,
  );
}
