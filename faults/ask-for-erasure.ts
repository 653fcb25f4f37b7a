import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

type Product = { readonly address: string; readonly dataDir: string };

/** Asks for the deletion of everything about this person, and confirms it with the link in the mail. */
export async function askForErasure(product: Product, email: string): Promise<void> {
  const call = async (path: string, body: object) => {
    const response = await fetch(`${product.address}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: product.address },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  };
  await call("/deletionRequests", { email, reason: "", comments: "", confirmed: true });
  await call(`/deletionRequests/${await mailedToken(join(product.dataDir, "outbox"))}/confirm`, {});
}

async function mailedToken(outbox: string): Promise<string> {
  for (;;) {
    const names = existsSync(outbox) ? readdirSync(outbox) : [];
    for (const name of names.filter((one) => one.endsWith(".eml"))) {
      const words = readFileSync(join(outbox, name), "utf8").replace(/=\r?\n/g, "");
      const token = /delete-request\/confirm\/([\w-]+)/.exec(words)?.[1];
      if (token) return token;
    }
    await sleep(200);
  }
}

export async function untilErased(isErased: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isErased()); waited += 500) {
    if (waited > 60_000) throw new Error("Not erased within a minute");
    await sleep(500);
  }
}
