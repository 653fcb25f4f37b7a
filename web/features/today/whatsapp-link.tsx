import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { buttonLook } from "#web/ui/button-look.ts";

type WhatsappLinkProps = {
  /** Opens WhatsApp with the text written. */
  readonly href: string;
  /** The accessible name, which says whom the message is for. */
  readonly label: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

export function WhatsappLink({ href, label, onOpen, children }: WhatsappLinkProps) {
  return (
    <a
      {...buttonLook({ variant: "outline", size: "sm" })}
      className="button"
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      onClick={onOpen}
    >
      <MessageCircle className="icon" aria-hidden="true" />
      {children}
    </a>
  );
}
