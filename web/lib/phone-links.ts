/** Only a number with its country code can be called from anywhere. Takes E.164 and the written form of it. */
const withCountryCode = /^\+[1-9][\d\s().-]*$/;

/** Null where the stored text is no number with a country code: a link would call somebody else. */
export function callUrl(phone: string): string | null {
  return withCountryCode.test(phone) ? `tel:+${phone.replace(/\D/g, "")}` : null;
}

export function messageUrl(phone: string): string | null {
  return withCountryCode.test(phone) ? `https://wa.me/${phone.replace(/\D/g, "")}` : null;
}
