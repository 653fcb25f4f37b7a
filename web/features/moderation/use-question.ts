import { type MouseEvent, useRef, useState } from "react";

/**
 * Holds a form back until a question is answered; without a script it is sent as it is. `read` gives null for what the
 * server refuses anyway: it says what is missing, and nobody hears of it. What was asked stays while the question closes.
 */
export function useQuestion<Asked>(read: (button: HTMLButtonElement) => Asked | null) {
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
