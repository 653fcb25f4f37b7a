export { PromoCard } from "./promo-card.tsx";
export { PublicLink } from "./public-link.tsx";
export { type QrCode, qrCodeOf } from "./qr-path.ts";
