import { type MouseEvent, useRef, useState } from "react";

/**
 * Asks for confirmation before a form is sent; without JavaScript it is sent directly. If `read` returns null, the form
 * is sent without asking, because the server will refuse it. `asked` stays set while the dialog closes.
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
