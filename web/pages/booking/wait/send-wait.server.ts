import { partsOfDay } from "#contract/lists/parts-of-day.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { ApiRefusal, ApiUnreachable, apiClient } from "#web/lib/api.ts";
import type { PageRequest } from "#web/lib/request-context.ts";
import { readIds } from "#web/pages/booking/flow/flow-url.ts";
import { type CustomerValues, customerIn } from "#web/pages/booking/review/customer-values.ts";

type WaitErrors = Partial<Record<keyof CustomerValues | "days" | "parts", string>>;

export type NotJoined = {
  readonly status: number;
  readonly values: CustomerValues;
  readonly days: readonly string[];
  readonly parts: readonly string[];
  readonly phoneCountry: string;
  readonly sendKey: string;
  readonly errors: WaitErrors;
  readonly failure: string | null;
};

export async function sendWait(
  { apiFetch, locale }: PageRequest,
  query: URLSearchParams,
  form: FormData,
): Promise<{ readonly secret: string } | NotJoined> {
  const t = translator<"waiting">(locale, messagesFor(locale, "waiting"));
  const values = customerIn(form);
  const days = form.getAll("day").map(String);
  const parts = partsOfDay.filter((part) => form.getAll("part").includes(part));
  const [phoneCountry, sendKey] = [String(form.get("phoneCountry") ?? ""), String(form.get("sendKey") ?? "")];
  const again = (status: number, errors: WaitErrors, failure: string | null = null): NotJoined => ({
    ...{ status, values, days, parts, phoneCountry, sendKey, errors, failure },
  });
  const errors: WaitErrors = {
    ...(days.length > 0 ? {} : { days: t("join.daysRequired") }),
    ...(parts.length > 0 ? {} : { parts: t("join.partsRequired") }),
    ...(values.customerName ? {} : { customerName: t("join.nameRequired") }),
    ...(values.customerPhone || values.customerEmail ? {} : { customerPhone: t("join.contactRequired") }),
  };
  if (Object.keys(errors).length > 0) return again(422, errors);
  const [calendarId] = readIds(query, "calendar");
  const body = {
    kindredProviderId: Number(form.get("kindredProviderId")),
    serviceItems: readIds(query, "serviceItemId"),
    ...(calendarId ? { calendarId } : {}),
    days,
    partsOfDay: parts,
    ...values,
    ...(phoneCountry ? { phoneCountry } : {}),
  };
  try {
    const answer = await apiClient(apiFetch)(
      "POST /waitingList",
      { body },
      { headers: sendKey ? { "idempotency-key": sendKey } : {} },
    );
    return { secret: answer.data.secret };
  } catch (error) {
    if (error instanceof ApiUnreachable) return again(503, {}, t("join.unreachable"));
    if (!(error instanceof ApiRefusal)) throw error;
    const { customerName, customerPhone, customerEmail, days: wrongDays } = error.fields;
    const wrong = Object.entries({ customerName, customerPhone, customerEmail, days: wrongDays }).filter(
      ([, text]) => text,
    );
    return wrong.length > 0 ? again(error.status, Object.fromEntries(wrong)) : again(error.status, {}, error.message);
  }
}
