/** The price with its currency symbol and two decimals; NaN and Infinity are shown as 0. */
export function formatPrice(price: number, language: string, currency = "EUR"): string {
  const amount = Number.isFinite(price) ? price : 0;
  return new Intl.NumberFormat(language, { style: "currency", currency, minimumFractionDigits: 2 }).format(amount);
}
