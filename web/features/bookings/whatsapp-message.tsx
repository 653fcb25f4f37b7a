import { MessageCircle } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { CallOutput } from "#contract/calls.ts";
import { ApiRefusal, ApiUnreachable } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { messageUrl } from "#web/lib/phone-links.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { type ButtonLook, buttonLook } from "#web/ui/button-look.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";

type FinishedTexts = CallOutput<"GET /hosts/{hostId}/visitMessages/{bookingId}">;
type FinishedText = FinishedTexts["texts"][number];

type WhatsappMessageProps = {
  readonly name: string;
  readonly phone: string | null;
  readonly look: ButtonLook;
  /** Reads the finished texts for this person. Null if there are none. */
  readonly load: (() => Promise<FinishedTexts>) | null;
  readonly onOpen?: (kind: FinishedText["kind"]) => void;
  readonly children: ReactNode;
};

const newTab = { target: "_blank", rel: "noreferrer" };

/** Nothing if the phone number is not known or was erased. */
export function WhatsappMessage({ name, phone, look, load, onOpen, children }: WhatsappMessageProps) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const url = messageUrl(phone ?? "");
  if (!url) return null;
  const icon = <MessageCircle className="icon" aria-hidden="true" />;
  if (!load || !isHydrated)
    return (
      <a {...buttonLook(look)} {...newTab} className="button" href={url}>
        {icon}
        {children}
      </a>
    );
  return (
    <>
      <Button {...look} icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen ? (
        <ChooseText name={name} ownUrl={url} load={load} onOpen={onOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

type ChooseTextProps = {
  readonly name: string;
  readonly ownUrl: string;
  readonly load: () => Promise<FinishedTexts>;
  readonly onOpen: ((kind: FinishedText["kind"]) => void) | undefined;
  readonly onClose: () => void;
};

function ChooseText({ name, ownUrl, load, onOpen, onClose }: ChooseTextProps) {
  const t = useT("portal");
  const [loaded, setLoaded] = useState<FinishedTexts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = async () => {
    setFailed(false);
    try {
      setLoaded(await load());
    } catch (error) {
      if (!(error instanceof ApiRefusal || error instanceof ApiUnreachable)) throw error;
      setFailed(true);
    }
  };
  const readOnce = useEffectEvent(read);
  useEffect(() => {
    void readOnce();
  }, []);
  return (
    <Dialog open onOpenChange={onClose} title={name} lead={t("whatsapp.choose")}>
      {hasFailed ? <ErrorState message={t("whatsapp.failed")} onRetry={() => void read()} /> : null}
      {loaded === null && !hasFailed ? <p role="status">{t("ui.loading")}</p> : null}
      <ul className="whatsapp-message">
        {loaded?.texts.map(({ kind, title, text, url }) => (
          <li key={kind}>
            <a
              {...newTab}
              href={url}
              className="whatsapp-message-text"
              onClick={() => {
                onOpen?.(kind);
                onClose();
              }}
            >
              <b>{title}</b>
              <span lang={loaded.language} dir="auto">
                {text}
              </span>
            </a>
          </li>
        ))}
        {loaded || hasFailed ? (
          <li>
            <a {...newTab} href={ownUrl} className="whatsapp-message-text" onClick={onClose}>
              <b>{t("whatsapp.own")}</b>
            </a>
          </li>
        ) : null}
      </ul>
    </Dialog>
  );
}
