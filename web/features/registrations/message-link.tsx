import { MessageCircle } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";
import { messageUrl } from "#web/lib/phone-links.ts";
import { buttonLook } from "#web/ui/button-look.ts";

/** Nothing if the phone number is not known or was erased. */
export function MessageLink({ phone }: { readonly phone: string | null }) {
  const t = useT("guests");
  const url = messageUrl(phone ?? "");
  if (!url) return null;
  return (
    <a {...buttonLook({ variant: "outline" })} className="button" href={url} target="_blank" rel="noreferrer">
      <MessageCircle className="icon" aria-hidden="true" />
      <span className="sr-only sm:not-sr-only">{t("guests.message")}</span>
    </a>
  );
}
