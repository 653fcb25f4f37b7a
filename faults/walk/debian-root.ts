import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runNow } from "../cluster/background.ts";
import { caddyAuthority, standInForSystemd } from "./stand-in-for-systemd.ts";

const repository = join(import.meta.dirname, "..", "..");
const name = "kindred.example";

/** An empty Debian in a folder, with a network of its own for its services. Removed when the process ends. */
export type DebianRoot = {
  readonly network: string;
  /** Runs the commands of a document, with `sh`. Prints what they print. */
  readonly follow: (block: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  /** Kills everything that runs in its network, as if the server had lost its power. */
  readonly cutPower: () => void;
};

const killed: (() => void)[] = [];
const undone: (() => void)[] = [];
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.once("exit", () => {
  // Removing a root takes half a minute. Nothing may run meanwhile.
  for (const step of killed) step();
  for (const step of undone.reverse()) step();
});

/** Runs when the process ends, the last one first. */
export function atTheEnd(step: () => void): void {
  undone.push(step);
}

/** A tar file of an empty Debian. Making one takes a minute, so an existing one may be given. */
export function emptyDebian(given: string | undefined): string {
  if (given) return given;
  const archive = join(tmpdir(), `kindred-walk-${process.pid}.tar`);
  runNow(["mmdebstrap", "--quiet", "--variant=minbase", "bookworm", archive]);
  atTheEnd(() => rmSync(archive));
  return archive;
}

export function createRoot(archive: string, network: string): DebianRoot {
  const root = mkdtempSync(join(tmpdir(), "kindred-walk-"));
  const inRoot = (path: string) => join(root, path);
  atTheEnd(() => void runNow(["rm", "-rf", "--one-file-system", root]));
  runNow(["tar", "-xpf", archive, "-C", root]);
  mount(["-t", "proc", "proc"], inRoot("proc"));
  for (const device of ["null", "zero", "random", "urandom", "tty"])
    mount(["--bind", `/dev/${device}`], inRoot(`dev/${device}`));
  mount(["-t", "tmpfs", "tmpfs"], inRoot("dev/shm"));
  // Nobody needs the packages after a crash of this machine.
  writeFileSync(inRoot("etc/dpkg/dpkg.cfg.d/unsafe-io"), "force-unsafe-io\n");
  cpSync("/etc/resolv.conf", inRoot("etc/resolv.conf"));
  writeFileSync(inRoot("etc/hosts"), `127.0.0.1 localhost ${name}\n`);
  // Debian's packages must not start their programs: these would get our network.
  writeFileSync(inRoot("usr/sbin/policy-rc.d"), "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  trustOwnAuthority(inRoot);
  runNow(["git", "clone", "--quiet", "--bare", repository, inRoot("srv/kindred.git")]);
  writeFileSync(inRoot("etc/gitconfig"), "[safe]\n\tdirectory = *\n");
  writeFileSync(inRoot("usr/local/bin/systemctl"), standInForSystemd, { mode: 0o755 });
  const cutPower = () => {
    for (const pid of runNow(["ip", "netns", "pids", network]).split("\n").filter(Boolean)) kill(Number(pid));
  };
  runNow(["ip", "netns", "add", network]);
  killed.push(cutPower);
  atTheEnd(() => void runNow(["ip", "netns", "del", network]));
  runNow(["ip", "-n", network, "link", "set", "lo", "up"]);
  // Caddy's unit has the right to open port 443. The script that stands in for systemd does not give it.
  runNow(["ip", "netns", "exec", network, "sysctl", "--quiet", "net.ipv4.ip_unprivileged_port_start=80"]);
  return {
    network,
    cutPower,
    write: (file, text) => writeFileSync(inRoot(file), text),
    read: (file) => readFileSync(inRoot(file), "utf8"),
    follow: (block) => follow(root, network, block),
  };
}

/** Services need ports of their own, so they and their visitors get another network. Installing needs ours. */
function follow(root: string, network: string, block: string): string {
  const text = block.replace("https://git.example/kindred.git", "/srv/kindred.git");
  const isAboutServices = /^(systemctl|curl|etcdctl)\b/m.test(text);
  return runNow([
    ...(isAboutServices ? ["ip", "netns", "exec", network] : []),
    ...["chroot", root, "/usr/bin/env", "-i", "HOME=/root", "DEBIAN_FRONTEND=noninteractive"],
    "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    `CURL_CA_BUNDLE=${caddyAuthority}`,
    ...["sh", "-euxc", text],
  ]);
}

function mount(what: readonly string[], target: string): void {
  if (!existsSync(target)) {
    if (what[0] === "--bind") writeFileSync(target, "");
    else mkdirSync(target, { recursive: true });
  }
  runNow(["mount", ...what, target]);
  atTheEnd(() => void runNow(["umount", "--lazy", target]));
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

/** Some networks read what npm downloads. Their authority is trusted in the root, too. */
function trustOwnAuthority(inRoot: (path: string) => string): void {
  const authority = process.env.NODE_EXTRA_CA_CERTS;
  if (!authority) return;
  const file = "/usr/local/share/authority.crt";
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  cpSync(authority, inRoot(file), { dereference: true });
  writeFileSync(inRoot("etc/environment"), `NODE_EXTRA_CA_CERTS=${file}\n`);
}
