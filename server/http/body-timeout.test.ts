import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { limitBodyTime } from "./body-timeout.ts";

/** Sends the headers but no body, and resolves when the server closes the connection. */
async function stall(line: string, header = "content-length: 10"): Promise<"hung up"> {
  const server = createServer((request) => limitBodyTime(request, { usualMs: 100, uploadMs: 5_000 }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  socket.on("error", () => undefined);
  socket.write(`${line} HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n`);
  return new Promise((resolve) => {
    socket.once("close", () => resolve("hung up"));
  });
}

test("closes the connection when the request body does not arrive", async () => {
  expect(await stall("POST /api/uploads")).toBe("hung up");
});

test("closes the connection when a body of unknown length does not end", async () => {
  expect(await stall("POST /api/uploads", "transfer-encoding: chunked")).toBe("hung up");
});

test("waits longer for the body of a picture upload", async () => {
  expect(await Promise.race([stall("PUT /uploads/put/quarantine/a.jpg"), sleep(800, "waiting")])).toBe("waiting");
});

test("uses the normal timeout for other methods on the upload path", async () => {
  expect(await stall("POST /uploads/put/quarantine/a.jpg")).toBe("hung up");
});
