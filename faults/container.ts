import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runNow } from "./cluster/background.ts";

// Builds the image of the Containerfile and starts it, read only. Needs root, and these Debian packages: buildah podman runc
// mmdebstrap. No registry is needed: the base is an empty Debian, made of Debian's packages. A built image may be given.
const repository = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "kindred-container-"));
const base = "localhost/kindred-base";
const [given] = process.argv.slice(2);
const image = given ?? "localhost/kindred";
const name = `kindred-${process.pid}`;
const address = "http://127.0.0.1:4639";
// buildah and podman must agree on where images are.
const storage = "--storage-driver=overlay";
// Debian 12's crun does not start where systemd does not manage the control groups.
const podman = (...args: string[]) =>
  runNow(["podman", storage, "--cgroup-manager=cgroupfs", "--runtime=/usr/sbin/runc", ...args]);

process.once("exit", () => {
  podman("rm", "--force", "--ignore", "--volumes", name);
  podman("volume", "rm", "--force", name);
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

if (!given) {
  buildBase();
  buildImage();
}
podman(
  ...["run", "--detach", "--name", name, "--read-only", "--tmpfs=/tmp", `--volume=${name}:/data`, "--network=host"],
  ...["--cap-drop=all", "--security-opt=no-new-privileges", "--ulimit=nofile=1024:1024", "--ulimit=nproc=1000:1000"],
  ...[`--env=PUBLIC_URL=${address}`, `--env=PORT=${new URL(address).port}`, image],
);
const readyMs = await untilReady();
const inside = (...command: string[]) => podman("exec", name, ...command).trim();
const results = {
  "not root": inside("id", "-u") === "10001",
  "its files are read only": isRefused("touch", "/opt/kindred/x"),
  "health check": isHealthy(),
  "a page": (await fetch(address)).status === 200,
  "the data survive a new container": await survivesRestart(),
};
console.table({ ...results, "ready after ms": readyMs, "image MB": imageMegabytes() });
process.exit(Object.values(results).every(Boolean) ? 0 : 1);

function buildBase(): void {
  const archive = join(folder, "debian.tar");
  runNow(["mmdebstrap", "--quiet", "--variant=minbase", "bookworm", archive]);
  const container = runNow(["buildah", storage, "from", "scratch"]).trim();
  runNow(["buildah", storage, "add", "--quiet", container, archive, "/"]);
  // Some networks read what npm downloads. The base trusts their authority.
  const authority = process.env.NODE_EXTRA_CA_CERTS;
  if (authority) {
    runNow(["buildah", storage, "copy", "--quiet", container, authority, "/authority.crt"]);
    runNow(["buildah", storage, "config", "--env=NODE_EXTRA_CA_CERTS=/authority.crt", container]);
  }
  runNow(["buildah", storage, "commit", "--quiet", "--rm", container, base]);
}

function buildImage(): void {
  const options = ["--format=docker", "--isolation=chroot", `--build-arg=BASE=${base}`];
  runNow(["buildah", storage, "build", ...options, "--tag", image, repository]);
}

async function untilReady(): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 120_000) {
    if ((await fetch(`${address}/readyz`).catch(() => null))?.ok) return Math.round(performance.now() - startedAt);
    await sleep(200);
  }
  throw new Error(`The container was not ready within two minutes:\n${podman("logs", name)}`);
}

function isRefused(...command: string[]): boolean {
  try {
    inside(...command);
    return false;
  } catch (error) {
    return String(error).includes("Read-only file system");
  }
}

function isHealthy(): boolean {
  podman("healthcheck", "run", name);
  return true;
}

async function survivesRestart(): Promise<boolean> {
  const secret = () => inside("cat", "/data/app-secret");
  const before = secret();
  podman("restart", name);
  await untilReady();
  return secret() === before;
}

function imageMegabytes(): number {
  return Math.round(Number(podman("image", "inspect", "--format={{.Size}}", image)) / 1e6);
}
