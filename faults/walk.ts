import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stepsIn } from "#scripts/document-steps.ts";
import { runNow } from "./cluster/background.ts";
import { caddyAuthority, standInForSystemd } from "./walk/stand-in-for-systemd.ts";

// Follows docs/operations.md ("One server in ten minutes") in an empty Debian. Needs root and mmdebstrap. A tar file of an
// empty Debian may be given, which saves a minute.
const repository = join(import.meta.dirname, "..");
const root = mkdtempSync(join(tmpdir(), "kindred-walk-"));
const network = "kin-walk";
const inRoot = (path: string) => join(root, path);
const stopped: (() => void)[] = [];
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.once("exit", () => {
  for (const step of stopped.reverse()) step();
});

prepareRoot(process.argv[2]);
const startedAt = performance.now();
const document = readFileSync(join(repository, "docs", "operations.md"), "utf8");
for (const { heading, file, text } of stepsIn(document, "One server in ten minutes")) {
  console.log(`${Math.round((performance.now() - startedAt) / 1_000)} s: ${heading}`);
  if (file) writeFileSync(inRoot(file), text);
  else console.log(follow(text));
}
const answer = follow("curl --silent --show-error https://kindred.example/healthz");
console.log(`Walked in ${Math.round((performance.now() - startedAt) / 1_000)} s. /healthz: ${answer}`);
process.exit(0);

/** Services need ports of their own, so they and their visitors get another network. Installing needs ours. */
function follow(block: string): string {
  const text = block.replace("https://git.example/kindred.git", "/srv/kindred.git");
  const isAboutServices = /^(systemctl|curl)\b/m.test(text);
  return runNow([
    ...(isAboutServices ? ["ip", "netns", "exec", network] : []),
    ...["chroot", root, "/usr/bin/env", "-i", "HOME=/root", "DEBIAN_FRONTEND=noninteractive"],
    "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    `CURL_CA_BUNDLE=${caddyAuthority}`,
    ...["sh", "-euxc", text],
  ]);
}

function prepareRoot(archive: string | undefined): void {
  stopped.push(() => rmSync(root, { recursive: true, force: true }));
  const debian = archive ?? join(tmpdir(), `kindred-walk-${process.pid}.tar`);
  if (!archive) runNow(["mmdebstrap", "--quiet", "--variant=minbase", "bookworm", debian]);
  runNow(["tar", "-xpf", debian, "-C", root]);
  if (!archive) rmSync(debian);
  mount(["-t", "proc", "proc"], "proc");
  for (const device of ["null", "zero", "random", "urandom", "tty"])
    mount(["--bind", `/dev/${device}`], `dev/${device}`);
  mount(["-t", "tmpfs", "tmpfs"], "dev/shm");
  cpSync("/etc/resolv.conf", inRoot("etc/resolv.conf"));
  writeFileSync(inRoot("etc/hosts"), "127.0.0.1 localhost kindred.example\n");
  trustOwnAuthority();
  runNow(["git", "clone", "--quiet", "--bare", repository, inRoot("srv/kindred.git")]);
  writeFileSync(inRoot("etc/gitconfig"), "[safe]\n\tdirectory = *\n");
  writeFileSync(inRoot("usr/local/bin/systemctl"), standInForSystemd, { mode: 0o755 });
  runNow(["ip", "netns", "add", network]);
  stopped.push(() => {
    for (const pid of runNow(["ip", "netns", "pids", network]).split("\n").filter(Boolean)) kill(Number(pid));
    runNow(["ip", "netns", "del", network]);
  });
  runNow(["ip", "-n", network, "link", "set", "lo", "up"]);
  // Caddy's unit has the right to open port 443. The script that stands in for systemd does not give it.
  runNow(["ip", "netns", "exec", network, "sysctl", "--quiet", "net.ipv4.ip_unprivileged_port_start=80"]);
}

function mount(what: readonly string[], path: string): void {
  const target = inRoot(path);
  if (!existsSync(target)) {
    if (what[0] === "--bind") writeFileSync(target, "");
    else mkdirSync(target, { recursive: true });
  }
  runNow(["mount", ...what, target]);
  stopped.push(() => void runNow(["umount", "--lazy", target]));
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

/** Some networks read what npm downloads. Their authority is trusted in the root, too. */
function trustOwnAuthority(): void {
  const authority = process.env.NODE_EXTRA_CA_CERTS;
  if (!authority) return;
  const file = "/usr/local/share/authority.crt";
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  cpSync(authority, inRoot(file), { dereference: true });
  writeFileSync(inRoot("etc/environment"), `NODE_EXTRA_CA_CERTS=${file}\n`);
}
