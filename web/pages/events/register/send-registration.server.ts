import { isTimeZone } from "#contract/parse/time-zone.ts";
import { isBlank } from "#contract/parse/visible-text.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { ApiRefusal, ApiUnreachable, apiClient } from "#web/lib/api.ts";
import type { PageRequest } from "#web/lib/request-context.ts";

type GuestValues = { readonly guestName: string; readonly guestPhone: string; readonly guestEmail: string };

export type NotRegistered = {
  readonly status: number;
  readonly values: GuestValues;
  readonly places: number;
  readonly phoneCountry: string;
  readonly sendKey: string;
  readonly errors: Partial<Record<keyof GuestValues, string>>;
  readonly failure: string | null;
  /** Set if there are fewer places than the guest wants. */
  readonly placesLeft: number | null;
};

export async function sendRegistration(
  { apiFetch, locale }: PageRequest,
  id: string,
  form: FormData,
): Promise<{ readonly secret: string } | NotRegistered> {
  const t = translator<"whatsOn">(locale, messagesFor(locale, "whatsOn"));
  const text = (name: string) => {
    const typed = String(form.get(name) ?? "").trim();
    return isBlank(typed) ? "" : typed;
  };
  const values = { guestName: text("guestName"), guestPhone: text("guestPhone"), guestEmail: text("guestEmail") };
  const [phoneCountry, sendKey] = [text("phoneCountry"), text("sendKey")];
  const timeZone = text("guestTimeZone");
  const places = Number(form.get("places")) || 1;
  const waitIfFull = form.get("waitIfFull") === "1";
  const again = (status: number, more: Partial<NotRegistered>): NotRegistered => ({
    ...{ status, values, places, phoneCountry, sendKey, errors: {}, failure: null, placesLeft: null },
    ...more,
  });
  const errors = {
    ...(values.guestName ? {} : { guestName: t("register.nameRequired") }),
    ...(values.guestPhone ? {} : { guestPhone: t("register.phoneRequired") }),
    ...(values.guestEmail || !waitIfFull ? {} : { guestEmail: t("register.emailRequired") }),
  };
  if (Object.keys(errors).length > 0) return again(422, { errors });
  try {
    const answer = await apiClient(apiFetch)(
      "POST /whatsOn/{id}/registrations",
      {
        params: { id },
        body: {
          ...{ places, waitIfFull, ...values },
          ...(phoneCountry ? { phoneCountry } : {}),
          // Some browsers name a zone that nobody else knows.
          ...(isTimeZone(timeZone) ? { guestTimeZone: timeZone } : {}),
        },
      },
      { headers: sendKey ? { "idempotency-key": sendKey } : {} },
    );
    return { secret: answer.data.secret };
  } catch (error) {
    if (error instanceof ApiUnreachable) return again(503, { failure: t("register.unreachable") });
    if (!(error instanceof ApiRefusal)) throw error;
    const { status, code, message, fields, body } = error;
    if (code === "event_full") {
      const placesLeft = Number(body.placesLeft) || 0;
      const failure = placesLeft > 0 ? t("register.fewerLeft", { count: placesLeft }) : t("register.gone");
      return again(status, { failure, placesLeft });
    }
    const { guestName, guestPhone, guestEmail } = fields;
    const wrong = Object.entries({ guestName, guestPhone, guestEmail }).filter(([, sentence]) => sentence);
    return wrong.length > 0
      ? again(status, { errors: Object.fromEntries(wrong) })
      : again(status, { failure: fields.places ?? message });
  }
}
