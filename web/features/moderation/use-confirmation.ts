import { type MouseEvent, useRef, useState } from "react";

/**
 * Without JavaScript, the form is sent without asking. If `read` returns null, the server will refuse the form, so
 * there is no need to ask. `asked` stays set while the dialog closes.
 */
export function useConfirmation<Asked>(read: (button: HTMLButtonElement) => Asked | null) {
  const pressed = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    asked,
    isOpen,
    ask(event: MouseEvent<HTMLButtonElement>) {
      const complete = read(event.currentTarget);
      if (complete === null) return;
      event.preventDefault();
      pressed.current = event.currentTarget;
      setAsked(complete);
      setOpen(true);
    },
    close: () => setOpen(false),
    send() {
      setOpen(false);
      pressed.current?.form?.requestSubmit(pressed.current);
    },
  };
}
