import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stepsIn } from "#scripts/document-steps.ts";
import { runNow } from "./cluster/background.ts";
import { atTheEnd, createRoot, type DebianRoot, emptyDebian } from "./walk/debian-root.ts";

// Follows docs/operations.md ("A cluster") in three empty Debians, step by step on all three. Then the server with the
// primary loses its power. Needs root, iproute2 and mmdebstrap. A tar file of an empty Debian may be given.
type Server = DebianRoot & { readonly number: number };
const bridge = "kin-walk";
const mostSeconds = 60;
const archive = emptyDebian(process.argv[2]);
runNow(["ip", "link", "add", bridge, "type", "bridge"]);
atTheEnd(() => void runNow(["ip", "link", "del", bridge]));
runNow(["ip", "link", "set", bridge, "up"]);
const servers = [1, 2, 3].map(createServer);

const startedAt = performance.now();
const say = (sentence: string) => console.log(`${Math.round((performance.now() - startedAt) / 1_000)} s: ${sentence}`);
const document = readFileSync(join(import.meta.dirname, "..", "docs", "operations.md"), "utf8");
for (const { heading, file, text } of stepsIn(document, "A cluster")) {
  for (const server of servers) {
    say(`server ${server.number}: ${heading}`);
    if (file) server.write(file, filledIn(text, server.number));
    else console.log(server.follow(text));
  }
}

const primary = servers.find(isPrimary);
if (!primary) throw new Error("No server has the primary");
say(`the power of server ${primary.number}, which has the primary, is cut`);
const cutAt = performance.now();
primary.cutPower();
const others = servers.filter((server) => server !== primary);
while (!others.some(isPrimary) || !others.every(isReady)) {
  if (performance.now() - cutAt > mostSeconds * 1_000) throw new Error("The others are not ready after a minute");
  await sleep(500);
}
say(`both others are ready again after ${Math.round((performance.now() - cutAt) / 1_000)} s`);
console.log(others[0]?.follow("curl --silent --show-error https://kindred.example/healthz"));
process.exit(0);

function createServer(number: number): Server {
  const network = `${bridge}${number}`;
  const root = createRoot(archive, network);
  const line = `kin-w${number}`;
  runNow(["ip", "link", "add", line, "type", "veth", "peer", "name", "eth0", "netns", network]);
  runNow(["ip", "-n", network, "address", "add", `10.0.0.${number}/24`, "dev", "eth0"]);
  runNow(["ip", "-n", network, "link", "set", "eth0", "up"]);
  runNow(["ip", "link", "set", line, "master", bridge, "up"]);
  return { ...root, number };
}

/** Each server has its own number and address; the passwords are the same everywhere. */
function filledIn(text: string, number: number): string {
  return text
    .replace("NODE=1", `NODE=${number}`)
    .replace("HOST=10.0.0.1", `HOST=10.0.0.${number}`)
    .replace("APP_SECRET=…", "APP_SECRET=a-secret-of-the-walk-with-thirty-two-characters")
    .replaceAll("…", "a-password-of-the-walk");
}

function isPrimary(server: Server): boolean {
  return succeeds(server, `curl --silent --fail --max-time 2 http://10.0.0.${server.number}:8008/primary`);
}

function isReady(server: Server): boolean {
  return succeeds(server, "curl --silent --fail --max-time 5 https://kindred.example/readyz");
}

function succeeds(server: Server, command: string): boolean {
  try {
    server.follow(command);
    return true;
  } catch {
    return false;
  }
}
