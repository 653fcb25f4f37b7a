import { useEffect } from "react";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Acts = {
  readonly typed: Map<Field, string | boolean>;
  readonly pressed: (HTMLButtonElement | { form: HTMLFormElement; button: HTMLElement | null })[];
  readonly stop: () => void;
};

type InstallOffer = Event & { prompt(): Promise<unknown> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
  interface Window {
    hydrationReplay?: Acts;
    /** With this, a button can install the product. */
    installOffer?: InstallOffer | undefined;
  }
}

/** Must be in the head. The browser runs the script of the HTML, so its bundle does not contain it. It records input, clicks and submits before hydration and replays them afterwards. */
export function HydrationReplay({ nonce }: { nonce: string | undefined }) {
  useEffect(() => {
    void replay();
  }, []);
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? `(${collect})()` : ";"}
    </script>
  );
}

/** This function is copied into an inline script, so it must not use anything outside itself. */
function collect() {
  const typed: Acts["typed"] = new Map();
  const pressed: Acts["pressed"] = [];
  // Each of these events comes only from the elements that are named here, but the types do not say so.
  const keep = (event: Event) => {
    const target = event.target as HTMLElement;
    if (event.type === "submit") {
      const form = target as HTMLFormElement;
      // A form with a `method` works without JavaScript, so it needs no replay.
      if (form.hasAttribute("method")) return;
      event.preventDefault();
      pressed.push({ form, button: (event as SubmitEvent).submitter });
    } else if (event.type === "click") {
      const button = target.closest("button");
      if (button?.type === "button") pressed.push(button);
    } else {
      const field = target as Field;
      const isChoice = field.type === "checkbox" || field.type === "radio";
      typed.set(field, isChoice ? (field as HTMLInputElement).checked : field.value);
    }
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.installOffer = event;
  });
  const types = ["click", "submit", "input", "change"];
  for (const type of types) document.addEventListener(type, keep, true);
  window.hydrationReplay = {
    typed,
    pressed,
    stop: () => {
      for (const type of types) document.removeEventListener(type, keep, true);
    },
  };
}

async function replay() {
  const acts = window.hydrationReplay;
  if (!acts) return;
  delete window.hydrationReplay;
  acts.stop();
  // Replay one field at a time and let React render in between. Otherwise a handler would still see the old state and
  // overwrite the previous field's change.
  for (const [field, value] of acts.typed) {
    if (await isHydrated(field)) fill(field, value);
  }
  for (const press of acts.pressed) {
    const isButton = press instanceof HTMLButtonElement;
    if (!(await isHydrated(isButton ? press : press.form))) continue;
    if (isButton) press.click();
    else press.form.requestSubmit(press.button);
  }
}

/**
 * React ignores events until a component is hydrated, and lazy components hydrate later than the page. Returns false if
 * the element is removed in the meantime.
 */
async function isHydrated(element: HTMLElement): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  while (element.isConnected) {
    if (Object.keys(element).some((key) => key.startsWith("__reactProps"))) return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}

// React ignores an event if the field has the value that React last saw, so set another value first.
function fill(field: Field, value: string | boolean) {
  if (typeof value === "boolean") {
    setBehindReact(field, "checked", !value);
    field.dispatchEvent(new Event("click", { bubbles: true }));
    if ("checked" in field && field.checked !== value) field.click();
  } else if (field.type === "file" || field instanceof HTMLSelectElement) {
    if (field.type !== "file") field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    for (const text of value === "" ? [value] : ["", value]) {
      setBehindReact(field, "value", text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}

function setBehindReact(field: Field, property: "value" | "checked", value: string | boolean) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
}
