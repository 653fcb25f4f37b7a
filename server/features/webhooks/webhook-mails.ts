import { product } from "#contract/product.ts";
import { storedLocale } from "#messages/catalogue.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findOwners } from "#server/features/hosts/index.ts";
import { disabledWebhookLetter } from "./webhook-letter.ts";
import type { WebhookRow } from "./webhook-store.ts";

export async function mailAboutDisabledWebhook(deps: Deps, trx: Db, webhook: WebhookRow): Promise<void> {
  const url = `${deps.settings.publicUrl}/${product.slug}-providers?tab=settings&section=connections`;
  const site = new URL(webhook.address).hostname;
  for (const { email, locale } of await findOwners(trx, webhook.host_id)) {
    const letter = disabledWebhookLetter(storedLocale(locale ?? "en"), deps.settings.publicUrl, { site, url });
    await deps.mail.send(trx, { ...letter, to: email });
  }
}
