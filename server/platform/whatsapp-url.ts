/** Opens WhatsApp with a finished text. The phone number has its country code. */
export function whatsappUrl(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?${new URLSearchParams({ text })}`;
}
