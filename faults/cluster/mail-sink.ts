import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** Accepts every mail and remembers its Message-ID. */
export async function startMailSink() {
  const messageIds: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      text(stream).then((mail) => {
        messageIds.push(/^message-id: *(.+)$/im.exec(mail)?.[1] ?? "");
        callback();
      }, callback);
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messageIds,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
