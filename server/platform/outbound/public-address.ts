import { BlockList, isIP } from "node:net";

/** These ranges are not public: private, loopback, link-local, documentation, multicast or reserved. */
const insideV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

/** These ranges inside 2000::/3 embed another address or are reserved for documentation and tests. */
const insideV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const inside = new BlockList();
for (const [network, bits] of insideV4) inside.addSubnet(network, bits, "ipv4");
for (const [network, bits] of insideV6) inside.addSubnet(network, bits, "ipv6");

const inUse = new BlockList();
inUse.addSubnet("2000::", 3, "ipv6");

/** Resolve host names before you call this. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, "ipv4");
  // An address with a zone (`fe80::1%eth0`) is link-local.
  if (family !== 6 || address.includes("%")) return false;
  return inUse.check(address, "ipv6") && !inside.check(address, "ipv6");
}
