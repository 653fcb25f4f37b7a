import { type RefObject, useEffect, useRef, useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { customerIn } from "./customer-values.ts";
import { forgetCustomer, readRemembered, rememberCustomer } from "./remembered-customer.ts";

/** Unticking it forgets the customer at once. */
export function RememberMe() {
  const t = useT("booking");
  const isHydrated = useHydrated();
  const isFramed = useSite()?.isFramed ?? false;
  const place = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setOn(readRemembered() !== null);
  }, []);
  useFollow(place, isOn);
  if (!isHydrated || isFramed) return null;
  const change = () => {
    if (isOn) forgetCustomer();
    setOn(!isOn);
  };
  return (
    <div ref={place}>
      <Checkbox label={t("review.remember")} note={t("review.rememberNote")} checked={isOn} onChange={change} />
    </div>
  );
}

function useFollow(place: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!isOn || !form) return;
    const keep = () => rememberCustomer(customerIn(new FormData(form)));
    keep();
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [place, isOn]);
}
