import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";
import { type CustomerValues, customerIn, nobody } from "./customer-values.ts";

// Survives a reload and picking another time. Personal data, so never in a URL.
const key = "customer";

export function clearTypedCustomer(): void {
  dropFromTab(key);
}

/** Tracks what is typed into the form, and fills empty fields from navigation state or tab storage. */
export function useTypedCustomer(form: RefObject<HTMLFormElement | null>): CustomerValues {
  const location = useLocation();
  const [values, setValues] = useState<CustomerValues>(nobody);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The navigation state of an entry in the history is as old as the entry: what was typed since then is in the tab.
    const given = known(readFromTab(key) ?? location.state);
    for (const [name, value] of Object.entries(given)) {
      const field = element.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "" && value) field.value = value;
    }
    const follow = () => setValues(customerIn(new FormData(element)));
    const keep = () => {
      keepInTab(key, customerIn(new FormData(element)));
      follow();
    };
    follow();
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, location.state]);
  return values;
}

function known(state: unknown): Partial<CustomerValues> {
  if (typeof state !== "object" || state === null) return {};
  const pairs = Object.entries(state).filter(([name, value]) => name in nobody && typeof value === "string" && value);
  return Object.fromEntries(pairs);
}
