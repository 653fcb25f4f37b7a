import "#web/lib/style-nonce.ts";
import { Check, X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useRef } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Cloth } from "./cloth.tsx";
import type { DialogProps } from "./dialog-types.ts";
import { IconButton } from "./icon-button.tsx";
import { useBackCloses } from "./use-back-closes.ts";
import { useSheetSwipe } from "./use-sheet-swipe.ts";

export function DialogFrame(props: DialogProps & { returnFocus: () => void }) {
  const t = useT("common");
  const sheet = useRef<HTMLDivElement>(null);
  const change = (open: boolean) => {
    if (!props.locked) props.onOpenChange(open);
  };
  const swipe = useSheetSwipe(sheet, () => change(false));
  useBackCloses(props.open, () => change(false));
  return (
    <Radix.Root open={props.open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-scrim">
          <Radix.Content
            ref={sheet}
            className="dialog"
            data-width={props.width}
            data-celebrates={props.celebrates}
            role={props.urgent ? "alertdialog" : "dialog"}
            aria-modal="true"
            {...(props.lead ? {} : { "aria-describedby": undefined })}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              (sheet.current?.querySelector<HTMLElement>("[data-autofocus]") ?? sheet.current)?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              props.returnFocus();
            }}
          >
            {props.celebrates === undefined ? (
              <div className="dialog-grab" {...swipe} />
            ) : (
              <>
                <Cloth communityId={props.celebrates} className="dialog-cloth" />
                <span className="dialog-seal">
                  <Check className="icon-lg" aria-hidden="true" />
                </span>
              </>
            )}
            <div className="dialog-head">
              <div>
                <Radix.Title>{props.title}</Radix.Title>
                {props.lead ? <Radix.Description className="lead">{props.lead}</Radix.Description> : null}
              </div>
              {props.celebrates === undefined && !props.urgent ? (
                <Radix.Close asChild>
                  <IconButton label={t("ui.close")} icon={<X className="icon-lg" aria-hidden="true" />} />
                </Radix.Close>
              ) : null}
            </div>
            {props.children ? <div className="dialog-body">{props.children}</div> : null}
            {props.actions ? <div className="dialog-actions">{props.actions}</div> : null}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
