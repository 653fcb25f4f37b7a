/** Only a number with a country code can be called from anywhere. This accepts E.164 and formatted numbers. */
const withCountryCode = /^\+[1-9][\d\s().-]*$/;

/** Null for a number without a country code, because the link might call somebody else. */
export function callUrl(phone: string): string | null {
  return withCountryCode.test(phone) ? `tel:+${phone.replace(/\D/g, "")}` : null;
}

export function messageUrl(phone: string): string | null {
  return withCountryCode.test(phone) ? `https://wa.me/${phone.replace(/\D/g, "")}` : null;
}
