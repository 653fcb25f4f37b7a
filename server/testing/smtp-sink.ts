import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type Received = { readonly from: string; readonly to: readonly string[]; readonly raw: string };

/** The server runs on loopback and keeps what it receives. It can stop and start again on the same port. */
export async function smtpSink(options: { refuseAddress?: string } = {}) {
  const received: Received[] = [];
  let server: SMTPServer | null = null;
  let port = 0;
  const up = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      onRcptTo(address, _session, callback) {
        const isRefused = address.address === options.refuseAddress;
        callback(isRefused ? Object.assign(new Error(`no ${address.address} here`), { responseCode: 550 }) : null);
      },
      onData(stream, session, callback) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString("utf8"),
          });
          callback();
        });
      },
    });
    server.on("error", () => undefined);
    await new Promise<void>((resolve) => server?.listen(port, "127.0.0.1", resolve));
    port = (server.server.address() as AddressInfo).port;
  };
  const down = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  await up();
  onTestFinished(down);
  return { received, up, down, url: `smtp://127.0.0.1:${port}` };
}

export function headersOf(raw: string): readonly string[] {
  const head = raw.replaceAll("\r\n", "\n").split("\n\n")[0] ?? "";
  return head.replaceAll(/\n[ \t]+/g, " ").split("\n");
}
