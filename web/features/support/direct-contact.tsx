import { Mail, MessageCircle } from "lucide-react";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { Card } from "#web/ui/card.tsx";

export function DirectContact() {
  const t = useT("support");
  const greeting = new URLSearchParams({ text: t("contact.whatsappText") });
  return (
    <Card pad>
      <h2 className="text-xl">{t("contact.direct")}</h2>
      <ul className="direct-contact">
        <li>
          <Mail className="icon" aria-hidden="true" />
          <a href={`mailto:${product.supportEmail}`}>
            <bdi dir="ltr">{product.supportEmail}</bdi>
          </a>
        </li>
        <li>
          <MessageCircle className="icon" aria-hidden="true" />
          <a href={`https://wa.me/${product.messagingNumber}?${greeting}`} rel="noopener noreferrer" target="_blank">
            {t("contact.whatsapp")}
          </a>
        </li>
      </ul>
    </Card>
  );
}
