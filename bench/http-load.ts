import { connect, type Socket } from "node:net";

export type Request = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Load = {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly statuses: Readonly<Record<number, number>>;
  readonly answers: readonly Answer[];
};
type Answer = { readonly status: number; readonly ms: number };

type Plan = {
  readonly address: string;
  readonly connections: number;
  /** The load ends after this time or after the number of requests. */
  readonly seconds?: number;
  readonly requests?: number;
  readonly next: (n: number) => Request;
};

/**
 * Each connection sends its next request as soon as the answer has arrived. This uses plain sockets, because a full
 * HTTP client would use more of the processor than the server that is measured.
 */
export async function load({
  address,
  connections,
  seconds = Infinity,
  requests = Infinity,
  next,
}: Plan): Promise<Load> {
  const { hostname, port } = new URL(address);
  const answers: Answer[] = [];
  const statuses: Record<number, number> = {};
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let sent = 0;
  const isOver = () => sent >= requests || performance.now() >= endsAt;
  const work = async () => {
    const connection = await openConnection(hostname, Number(port));
    while (!isOver()) {
      const bytes = encode(next(sent++), hostname);
      const sentAt = performance.now();
      const status = await connection.ask(bytes);
      answers.push({ status, ms: performance.now() - sentAt });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  const tookSeconds = (performance.now() - startedAt) / 1000;
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / tookSeconds, medianMs: at(0.5), p99Ms: at(0.99), statuses, answers };
}

function encode({ method = "GET", path, headers = {}, body }: Request, host: string): string {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push("content-type: application/json", `content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join("\r\n")}\r\n\r\n${body ?? ""}`;
}

type Connection = { readonly ask: (request: string) => Promise<number>; readonly close: () => void };

async function openConnection(host: string, port: number): Promise<Connection> {
  const socket = connect({ host, port, noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  const answers = readAnswers(socket);
  return {
    ask: (request) => {
      const answer = answers.next();
      socket.write(request);
      return answer;
    },
    close: () => socket.destroy(),
  };
}

function readAnswers(socket: Socket): { next: () => Promise<number> } {
  let rest = Buffer.alloc(0);
  let missing = -1;
  let status = 0;
  let isChunked = false;
  let onAnswer: (status: number) => void = () => undefined;
  let onError: (error: Error) => void = () => undefined;
  const end = () => {
    missing = -1;
    onAnswer(status);
  };
  socket.on("error", (error) => onError(error));
  socket.on("close", () => onError(new Error("The server has closed the connection")));
  socket.on("data", (bytes) => {
    if (missing >= 0 && !isChunked) {
      missing -= bytes.length;
      if (missing === 0) end();
      return;
    }
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    if (missing < 0) {
      const headEnd = rest.indexOf("\r\n\r\n");
      if (headEnd < 0) return;
      const head = rest.toString("latin1", 0, headEnd).toLowerCase();
      status = Number(head.slice(9, 12));
      isChunked = head.includes("transfer-encoding: chunked");
      const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
      rest = rest.subarray(headEnd + 4);
      missing = isChunked ? 1 : length - rest.length;
      if (!isChunked) rest = Buffer.alloc(0);
    }
    const isComplete = isChunked ? rest.subarray(-5).toString("latin1") === "0\r\n\r\n" : missing === 0;
    if (!isComplete) return;
    rest = Buffer.alloc(0);
    end();
  });
  return {
    next: () =>
      new Promise((resolve, reject) => {
        onAnswer = resolve;
        onError = reject;
      }),
  };
}
