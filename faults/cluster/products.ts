import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Background, runInBackground } from "./background.ts";
import { role } from "./database-nodes.ts";
import { frontPorts, productPorts } from "./front.ts";

const startScript = join(import.meta.dirname, "..", "..", "scripts", "start.ts");

export type Product = {
  readonly start: () => void;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
  readonly untilReady: () => Promise<void>;
};

/** Three processes of the product, on the pooler, the primary and a replica. */
export async function startProducts(folder: string, address: string, smtpUrl: string): Promise<readonly Product[]> {
  const products = productPorts.map((port, n) =>
    createProduct(folder, n, port, { PUBLIC_URL: address, SMTP_URL: smtpUrl }),
  );
  await Promise.all(products.map(({ untilReady }) => untilReady()));
  return products;
}

/** How many reads that a replica may answer were answered by it, since the processes were started last. */
export async function countReplicaReads(): Promise<string> {
  const counts = { replica: 0, primary: 0 };
  for (const port of productPorts) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const [, from = "", count] of text.matchAll(/^kindred_replica_reads_total\{from="(\w+)"\} (\d+)/gm))
      counts[from as keyof typeof counts] += Number(count);
  }
  return `${counts.replica} of ${counts.replica + counts.primary}`;
}

function createProduct(folder: string, n: number, port: number, env: Record<string, string>): Product {
  const [dataDir, log] = [join(folder, `product${n}`), join(folder, `product${n}.log`)];
  mkdirSync(dataDir);
  const start = () =>
    runInBackground([process.execPath, startScript], {
      log,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl(frontPorts.pooler),
        DATABASE_SESSION_URL: databaseUrl(frontPorts.primary),
        DATABASE_REPLICA_URL: databaseUrl(frontPorts.replica),
        STOP_DELAY_SECONDS: "3",
        APP_SECRET: "a secret for the faults, thirty-two characters",
        TRUST_PROXY: "2",
        RATE_LIMITS: "off",
        DEMO: "off",
        LOG_LEVEL: "error",
        ...env,
      },
    });
  let current: Background = start();
  return {
    start() {
      current = start();
    },
    stop: (signal) => current.stop(signal),
    async untilReady() {
      for (let waited = 0; waited < 120_000; waited += 100) {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
        await answer?.text();
        if (answer?.ok) return;
        if (!current.isRunning()) throw new Error(`Process ${n} ended; see ${log}`);
        await sleep(100);
      }
      throw new Error(`Process ${n} was not ready within two minutes`);
    },
  };
}

const databaseUrl = (port: number) => `postgres://${role.user}:${role.password}@127.0.0.1:${port}/${role.database}`;
