import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";
import { type CustomerValues, customerIn, nobody } from "./customer-values.ts";
import { readRemembered } from "./remembered-customer.ts";

// The values survive a reload and choosing another time. They are personal data, so they must never be in a URL.
const key = "customer";

export function clearTypedCustomer(): void {
  dropFromTab(key);
}

export function useTypedCustomer(form: RefObject<HTMLFormElement | null>): CustomerValues {
  const location = useLocation();
  const [values, setValues] = useState<CustomerValues>(nobody);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The navigation state is as old as its history entry. What was typed since then is in the tab.
    const given = { ...known(readRemembered()), ...known(readFromTab(key) ?? location.state) };
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
