import { isBlank } from "#contract/parse/visible-text.ts";
import type { PlainMessageKey } from "#messages/catalogue.ts";

export type CustomerValues = {
  readonly customerName: string;
  readonly customerPhone: string;
  readonly customerEmail: string;
};

export type CustomerErrors = Partial<Record<keyof CustomerValues, string>>;

export const nobody: CustomerValues = { customerName: "", customerPhone: "", customerEmail: "" };

export function customerIn(form: FormData): CustomerValues {
  const text = (name: keyof CustomerValues) => {
    const typed = String(form.get(name) ?? "").trim();
    return isBlank(typed) ? "" : typed;
  };
  return {
    customerName: text("customerName"),
    customerPhone: text("customerPhone"),
    customerEmail: text("customerEmail"),
  };
}

/** Five digits are enough here. The server checks the numbering plan. */
const looksLikeNumber = /^\D*(\d\D*){5,}$/;
const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function customerProblems(
  values: CustomerValues,
): Partial<Record<keyof CustomerValues, PlainMessageKey<"booking">>> {
  return {
    ...(values.customerName ? {} : { customerName: "review.nameRequired" as const }),
    ...(values.customerPhone ? {} : { customerPhone: "review.phoneRequired" as const }),
    ...(values.customerPhone && !looksLikeNumber.test(values.customerPhone)
      ? { customerPhone: "review.phoneInvalid" as const }
      : {}),
    ...(values.customerEmail && !looksLikeAddress.test(values.customerEmail)
      ? { customerEmail: "review.emailInvalid" as const }
      : {}),
  };
}
