import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type CustomerValues, customerIn, nobody } from "./customer-values.ts";

// Survives a way back to another time and on again. In memory only: never stored, never in an address.
let typed: CustomerValues = nobody;

export function forgetTypedCustomer(): void {
  typed = nobody;
}

/** Follows what is typed into the form, and fills empty fields from navigation state or from a moment ago. */
export function useTypedCustomer(form: RefObject<HTMLFormElement | null>): CustomerValues {
  const location = useLocation();
  const [values, setValues] = useState<CustomerValues>(nobody);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const given = { ...typed, ...known(location.state) };
    for (const [name, value] of Object.entries(given)) {
      const field = element.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "" && value) field.value = value;
    }
    const follow = () => {
      typed = customerIn(new FormData(element));
      setValues(typed);
    };
    follow();
    element.addEventListener("input", follow);
    return () => element.removeEventListener("input", follow);
  }, [form, location.state]);
  return values;
}

function known(state: unknown): Partial<CustomerValues> {
  if (typeof state !== "object" || state === null) return {};
  const pairs = Object.entries(state).filter(([name, value]) => name in nobody && typeof value === "string" && value);
  return Object.fromEntries(pairs);
}
