/** A price with its currency's sign and two decimals; what is no number counts as 0. */
export function formatPrice(price: number, language: string, currency = "EUR"): string {
  const amount = Number.isFinite(price) ? price : 0;
  return new Intl.NumberFormat(language, { style: "currency", currency, minimumFractionDigits: 2 }).format(amount);
}
