import { createECDH, hkdfSync, type KeyObject } from "node:crypto";

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * The keys follow from the secret of the installation. So they exist from the first start, every process has the same
 * ones, and they are backed up with the secret.
 */
export function vapidKeys(secret: KeyObject): VapidKeys {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(Buffer.from(hkdfSync("sha256", secret.export(), "", "vapid", 32)));
  return { publicKey: curve.getPublicKey("base64url"), privateKey: curve.getPrivateKey("base64url") };
}
