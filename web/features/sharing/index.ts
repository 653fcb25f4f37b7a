export { PromoCard } from "./promo-card.tsx";
export { PublicLink } from "./public-link.tsx";
export { type QrCode, qrCodeOf } from "./qr-path.ts";
export { ShareKit } from "./share-kit.tsx";
export { ShareKitLink } from "./share-kit-link.tsx";
export { shareKitOf } from "./share-kit-of.ts";
