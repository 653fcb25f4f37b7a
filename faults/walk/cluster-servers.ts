import { runNow } from "../cluster/background.ts";
import { atTheEnd, createRoot, type DebianRoot } from "./debian-root.ts";

/** An empty Debian with an address in the private network. */
export type Server = DebianRoot & { readonly number: number };

const bridge = "kin-walk";
export const addressOf = (number: number) => `10.0.0.${number}`;

/** The private network. Removed when the process ends. */
export function layNetwork(): void {
  runNow(["ip", "link", "add", bridge, "type", "bridge"]);
  atTheEnd(() => void runNow(["ip", "link", "del", bridge]));
  runNow(["ip", "link", "set", bridge, "up"]);
}

export function createServer(archive: string, number: number, name = `${bridge}${number}`): Server {
  const root = createRoot(archive, name);
  connect(name, number);
  return { ...root, number };
}

/** A machine in the private network that is none of the servers. It has our own programs. */
export function createStranger(number: number): string {
  const network = `${bridge}${number}`;
  runNow(["ip", "netns", "add", network]);
  atTheEnd(() => void runNow(["ip", "netns", "del", network]));
  connect(network, number);
  return network;
}

/** Somebody else gets its address. */
export function loseServer(server: Server): void {
  server.cutPower();
  runNow(["ip", "-n", server.network, "link", "del", "eth0"]);
}

function connect(network: string, number: number): void {
  const line = `kin-w${number}`;
  runNow(["ip", "link", "add", line, "type", "veth", "peer", "name", "eth0", "netns", network]);
  runNow(["ip", "-n", network, "address", "add", `${addressOf(number)}/24`, "dev", "eth0"]);
  runNow(["ip", "-n", network, "link", "set", "eth0", "up"]);
  runNow(["ip", "link", "set", line, "master", bridge, "up"]);
}
