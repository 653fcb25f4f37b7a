import { connect, createServer, type Socket } from "node:net";

/** `drop` closes connections, `hang` discards bytes silently, and `delay` forwards them late. */
export type ProxyMode = "forward" | "drop" | "hang" | "delay";

export type FlakyProxy = {
  readonly port: number;
  /** PostgreSQL may listen on another port after a restart. */
  setTarget(port: number): void;
  setMode(mode: ProxyMode): void;
  close(): Promise<void>;
};

const delayMs = 500;

export async function startFlakyProxy(): Promise<FlakyProxy> {
  let mode: ProxyMode = "forward";
  let target = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (mode === "drop") return void near.destroy();
    const far = connect(target, "127.0.0.1");
    // After one dropped byte the connection stays dead, as behind a router that has lost its state.
    let isDead = false;
    const forward = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        if (!isDead) to.destroy();
      });
      from.on("data", (chunk) => {
        isDead ||= mode === "hang";
        if (isDead) return;
        if (mode === "delay") setTimeout(() => to.write(chunk), delayMs);
        else to.write(chunk);
      });
    };
    forward(near, far);
    forward(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as { port: number }).port,
    setTarget(port) {
      target = port;
    },
    setMode(next) {
      mode = next;
      if (next === "drop") for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
