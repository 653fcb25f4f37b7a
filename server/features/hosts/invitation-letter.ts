import type { Locale } from "#messages/catalogue.ts";
import { mailTranslator, renderLetter } from "#server/platform/mail/letter.ts";

type Invited = { readonly hostName: string; readonly role: "owner" | "manager" | "staff"; readonly url: string };

export function invitationLetter(locale: Locale, publicUrl: string, { hostName, role, url }: Invited) {
  const t = mailTranslator(locale);
  return renderLetter(
    {
      subject: t("invitation.subject", { host: hostName }),
      firstLine: t("invitation.firstLine"),
      heading: t("invitation.heading", { host: hostName }),
      intro: [t(`invitation.intro.${role}`, { host: hostName })],
      button: { label: t("invitation.open"), url },
      small: [{ text: t("invitation.why", { host: hostName }) }],
    },
    locale,
    publicUrl,
  );
}
