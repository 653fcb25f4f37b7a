import { Copy, MessageCircle } from "lucide-react";
import { useRef } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import type { Invitation } from "./load-team.ts";

type InvitationLinkProps = { readonly invitation: Invitation; readonly hostName: string };

export function InvitationLink({ invitation: { url }, hostName }: InvitationLinkProps) {
  const t = useT("team");
  const field = useRef<HTMLInputElement>(null);
  const copy = useCopy();
  const copyUrl = async () => {
    if (!(await copy(url, t("invite.copied")))) field.current?.select();
  };
  const chat = `https://wa.me/?${new URLSearchParams({ text: t("invite.chatText", { host: hostName, url }) })}`;
  return (
    <div className="invitation-link">
      <div className="invitation-link-copy">
        <input ref={field} className="field-input" readOnly dir="ltr" aria-label={t("invite.link")} value={url} />
        <Button variant="outline" icon={<Copy className="icon" aria-hidden="true" />} onClick={() => void copyUrl()}>
          {t("invite.copy")}
        </Button>
      </div>
      <LinkButton
        to={chat}
        variant="outline"
        target="_blank"
        rel="noopener noreferrer"
        block
        icon={<MessageCircle className="icon" aria-hidden="true" />}
      >
        {t("invite.chat")}
      </LinkButton>
    </div>
  );
}
