import { createContext, useContext } from "react";
import { product } from "#contract/product.ts";
import type { FormResult } from "#web/lib/form-result.ts";

type HoursPage = {
  /** Sent with every form, because the person may have switched to another host in another tab. */
  readonly hostId: number;
  readonly calendarId: number;
  /** The forms are sent to this address, and without JavaScript they lead to it. */
  readonly path: string;
  /** The answer to a form that was sent without JavaScript. */
  readonly sent: FormResult | null;
};

export const HoursPageContext = createContext<HoursPage>({ hostId: 0, calendarId: 0, path: "", sent: null });

export function useHoursPage(): HoursPage {
  return useContext(HoursPageContext);
}

export function hoursPath(calendarId: number): string {
  return `/${product.slug}-providers?tab=settings&section=hours&calendar=${calendarId}`;
}
