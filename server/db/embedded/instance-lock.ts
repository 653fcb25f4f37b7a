import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";

/**
 * The lock is a listening socket, because the kernel closes it however the process ends. Linux uses an abstract socket.
 * On other systems `kill -9` leaves a socket file behind, so an unused file is deleted first.
 */
export async function lockInstance(dataDir: string): Promise<{ release(): void } | null> {
  const name = `kindred-${createHash("sha256").update(dataDir).digest("hex").slice(0, 24)}`;
  const path = process.platform === "linux" ? `\0${name}` : join(dataDir, "instance.sock");
  const server = (await listen(path)) ?? ((await answers(path)) ? null : await listenAfterSweep(path));
  if (!server) return null;
  server.unref();
  return { release: () => void server.close() };
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

async function listenAfterSweep(path: string): Promise<Server | null> {
  if (!path.startsWith("\0")) rmSync(path, { force: true });
  return listen(path);
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}
