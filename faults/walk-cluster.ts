import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stepsIn } from "#scripts/document-steps.ts";
import { isPrimary, isReady, isWhole } from "./walk/cluster-health.ts";
import {
  addressOf,
  createServer,
  createStranger,
  layNetwork,
  loseServer,
  type Server,
} from "./walk/cluster-servers.ts";
import { emptyDebian } from "./walk/debian-root.ts";
import { tryAll } from "./walk/strangers.ts";

// Follows docs/operations.md in three empty Debians, step by step on all three ("Three servers"). Then strangers try the
// ports, the primary loses its data ("A database folder that is lost"), and a server burns down ("A server that is
// lost"). Needs root, iproute2, psql and mmdebstrap. A tar file of an empty Debian may be given.
const mostSeconds = 120;
const keyFiles = ["/etc/ssl/certs/kindred-cluster.crt", "/etc/ssl/private/kindred-cluster.key"];
const archive = emptyDebian(process.argv[2]);
layNetwork();
const servers = [1, 2, 3].map((number) => createServer(archive, number));
const startedAt = performance.now();
const say = (sentence: string) => console.log(`${Math.round((performance.now() - startedAt) / 1_000)} s: ${sentence}`);
const document = readFileSync(join(import.meta.dirname, "..", "docs", "operations.md"), "utf8");

walk("Three servers", servers);
await until("the cluster is whole", () => isWhole(servers));

const [first, second] = servers as [Server, Server];
console.table(tryAll(addressOf(1), { network: createStranger(9), isStranger: true }));
console.table(tryAll(addressOf(1), { network: second.network, isStranger: false }));

const emptied = primaryOf();
say(`server ${emptied.number}, which has the primary, loses its database folder`);
walk("A database folder that is lost", [emptied]);
await until("the cluster is whole again", () => isWhole(servers));

const lost = primaryOf();
const others = servers.filter((server) => server !== lost);
loseServer(lost);
say(`server ${lost.number}, which has the primary, is lost`);
await until("both others are ready again", () => others.some(isPrimary) && others.every(isReady));

const successor = createServer(archive, lost.number, "kin-walk-new");
const [helper = first] = others;
const inItsPlace = (text: string) =>
  text
    .replace("ETCD_STATE=new", "ETCD_STATE=existing")
    .replaceAll("node1", `node${lost.number}`)
    .replace("https://10.0.0.1:2380", `https://${addressOf(lost.number)}:2380`);
walk("A server that is lost", [helper], { fill: inItsPlace });
walk("Three servers", [successor], { fill: inItsPlace, keyFrom: helper });
await until("the cluster is whole again", () => isWhole([successor, ...others]) && isReady(successor));
console.log(successor.follow("curl --silent --show-error https://kindred.example/healthz"));
process.exit();

type How = { readonly fill?: (text: string) => string; readonly keyFrom?: Server };

function walk(title: string, those: readonly Server[], { fill = (text) => text, keyFrom = those[0] }: How = {}): void {
  for (const { heading, file, text } of stepsIn(document, title)) {
    // The key is made on one server and copied by hand.
    const isForOne = text.startsWith("openssl req");
    for (const server of those) {
      say(`server ${server.number}: ${heading}`);
      if (file) server.write(file, filledIn(fill(text), server));
      else if (!isForOne || server === keyFrom) console.log(server.follow(fill(text)));
      else for (const path of keyFiles) server.write(path, keyFrom?.read(path) ?? "");
    }
  }
}

/** Each server has its own number and address; the passwords are the same everywhere. */
function filledIn(text: string, { number }: Server): string {
  return text
    .replace("NODE=1", `NODE=${number}`)
    .replace("HOST=10.0.0.1", `HOST=${addressOf(number)}`)
    .replace("APP_SECRET=…", "APP_SECRET=a-secret-of-the-walk-with-thirty-two-characters")
    .replaceAll("…", "a-password-of-the-walk");
}

function primaryOf(): Server {
  const primary = servers.find(isPrimary);
  if (!primary) throw new Error("No server has the primary");
  return primary;
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  const since = performance.now();
  while (!isSo()) {
    if (performance.now() - since > mostSeconds * 1_000) throw new Error(`Not within two minutes: ${what}`);
    await sleep(500);
  }
  say(`${what} after ${Math.round((performance.now() - since) / 1_000)} s`);
}
