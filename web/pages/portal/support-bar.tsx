import { Mail, MessageCircle } from "lucide-react";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { useDefaultCountry } from "#web/lib/site.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

export function SupportBar() {
  const t = useT("portal");
  const country = useDefaultCountry().name;
  const mail = `subject=${encodeURIComponent(t("support.mailSubject"))}&body=${encodeURIComponent(t("support.mailBody"))}`;
  const text = encodeURIComponent(t("support.chatText"));
  return (
    <aside className="help-bar" aria-label={t("support.title")}>
      <div>
        <p className="font-strong">{t("support.title")}</p>
        <p className="text-sm text-ink-2">{t("support.text", { country })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton
          to={`mailto:${product.supportEmail}?${mail}`}
          variant="outline"
          size="sm"
          icon={<Mail className="icon" aria-hidden="true" />}
        >
          {t("support.email")}
        </LinkButton>
        <LinkButton
          to={`https://wa.me/${product.messagingNumber}?text=${text}`}
          variant="outline"
          size="sm"
          target="_blank"
          rel="noopener noreferrer"
          icon={<MessageCircle className="icon" aria-hidden="true" />}
        >
          {t("support.chat")}
        </LinkButton>
      </div>
    </aside>
  );
}
