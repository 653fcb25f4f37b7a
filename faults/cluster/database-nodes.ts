import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Background, postgresIds, runInBackground, runNow } from "./background.ts";

/** Seconds after which a machine that is dead or hangs loses its role. */
export const ttl = 20;
const nodeNumbers = [1, 2, 3] as const;
const patroniUser = { username: "patroni", password: "a third of the trial" };
export const superuser = { user: "postgres", password: "a password of the trial" };
export const role = { user: "kindred", password: "another-of-the-trial", database: "kindred" };

/**
 * Every node has a network of its own with two lines: one to the other nodes and etcd, and one to the product. So a node
 * can lose the others and still be reachable for the product.
 */
const network = {
  others: { bridge: "kin-others", address: (n: number) => `10.77.0.${n}`, line: (n: number) => `kin-o${n}` },
  product: { bridge: "kin-product", address: (n: number) => `10.78.0.${n}`, line: (n: number) => `kin-p${n}` },
};
const ownNumber = 1;
const numberOf = (n: number) => 10 + n;
const namespace = (n: number) => `kin-node${n}`;
export const nodeAddress = (n: number) => network.product.address(numberOf(n));
export const ports = { postgres: 5432, patroni: 8008, etcd: 2379 };

export type Node = {
  readonly n: number;
  readonly folder: string;
  readonly data: string;
  readonly patroni: () => Background;
  readonly postmaster: () => number;
  readonly startPatroni: () => void;
  readonly cutOff: () => void;
  readonly rejoin: () => void;
};

export type DatabaseNodes = {
  readonly nodes: readonly Node[];
  readonly primary: () => Promise<Node>;
  /** Null while there is none. */
  readonly findPrimary: () => Promise<Node | null>;
  readonly etcd: { stop(): Promise<void>; start(): void };
  readonly switchover: (from: Node) => Promise<void>;
  readonly ask: <T>(work: (client: pg.Client) => Promise<T>, node?: Node) => Promise<T>;
  readonly stop: () => Promise<void>;
};

type Options = {
  /** PostgreSQL runs it for every finished part of its log, on the node in this folder. */
  readonly archiveCommand?: (nodeFolder: string) => string;
};

export async function startDatabaseNodes(
  folder: string,
  etcdFolder: string,
  { archiveCommand }: Options = {},
): Promise<DatabaseNodes> {
  layLines();
  const startEtcd = () => {
    const url = `http://${network.others.address(ownNumber)}:${ports.etcd}`;
    return runInBackground(
      [
        "etcd",
        "--enable-v2",
        `--data-dir=${etcdFolder}`,
        `--listen-client-urls=${url}`,
        `--advertise-client-urls=${url}`,
        "--listen-peer-urls=http://127.0.0.1:0",
        "--log-level=error",
      ],
      { log: join(folder, "etcd.log") },
    );
  };
  let etcd = startEtcd();
  const nodes = nodeNumbers.map((n) => createNode(folder, n, archiveCommand));
  for (const node of nodes) node.startPatroni();
  process.once("exit", () => {
    for (const node of nodes) killPostmaster(node);
    takeLinesAway();
  });
  const findPrimary = () => findAmong(nodes);
  const primary = async () => {
    for (let waited = 0; waited < 120_000; waited += 250) {
      const found = await findPrimary();
      if (found) return found;
      await sleep(250);
    }
    throw new Error("No node became the primary within two minutes");
  };
  const ask: DatabaseNodes["ask"] = async (work, node) => {
    const client = new pg.Client({
      host: nodeAddress((node ?? (await primary())).n),
      port: ports.postgres,
      ...superuser,
      database: role.database,
    });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  await createRole(await primary());
  await untilReplicated(nodes);
  return {
    nodes,
    primary,
    findPrimary,
    ask,
    etcd: {
      stop: () => etcd.stop("SIGKILL"),
      start: () => {
        etcd = startEtcd();
      },
    },
    async switchover(from) {
      const answer = await fetch(`http://${nodeAddress(from.n)}:${ports.patroni}/switchover`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Basic ${btoa(Object.values(patroniUser).join(":"))}`,
        },
        body: JSON.stringify({ leader: `node${from.n}` }),
        signal: AbortSignal.timeout(60_000),
      });
      if (!answer.ok) throw new Error(`Patroni refused the switchover: ${await answer.text()}`);
    },
    async stop() {
      for (const node of nodes) {
        process.kill(node.postmaster(), "SIGCONT");
        await node.patroni().stop("SIGINT");
      }
      await etcd.stop();
      takeLinesAway();
    },
  };
}

/** A postmaster outlives its Patroni. */
function killPostmaster(node: Node): void {
  try {
    process.kill(node.postmaster(), "SIGKILL");
  } catch {
    // It is not running.
  }
}

function layLines(): void {
  takeLinesAway();
  for (const { bridge, address } of Object.values(network)) {
    runNow(["ip", "link", "add", bridge, "type", "bridge"]);
    runNow(["ip", "address", "add", `${address(ownNumber)}/24`, "dev", bridge]);
    runNow(["ip", "link", "set", bridge, "up"]);
  }
  for (const n of nodeNumbers) {
    runNow(["ip", "netns", "add", namespace(n)]);
    runNow(["ip", "-n", namespace(n), "link", "set", "lo", "up"]);
    for (const { bridge, address, line } of Object.values(network)) {
      runNow(["ip", "link", "add", line(n), "type", "veth", "peer", "name", "inside", "netns", namespace(n)]);
      runNow(["ip", "-n", namespace(n), "link", "set", "inside", "name", bridge]);
      runNow(["ip", "-n", namespace(n), "address", "add", `${address(numberOf(n))}/24`, "dev", bridge]);
      runNow(["ip", "-n", namespace(n), "link", "set", bridge, "up"]);
      runNow(["ip", "link", "set", line(n), "master", bridge, "up"]);
    }
  }
}

function takeLinesAway(): void {
  const quietly = (command: readonly string[]) => {
    try {
      runNow(command);
    } catch {
      // It was not there.
    }
  };
  for (const n of nodeNumbers) quietly(["ip", "netns", "del", namespace(n)]);
  for (const n of nodeNumbers) for (const { line } of Object.values(network)) quietly(["ip", "link", "del", line(n)]);
  for (const { bridge } of Object.values(network)) quietly(["ip", "link", "del", bridge]);
}

function createNode(folder: string, n: number, archiveCommand: Options["archiveCommand"]): Node {
  const own = join(folder, `node${n}`);
  const data = join(own, "data");
  const [uid, gid] = postgresIds();
  mkdirSync(own, { mode: 0o700 });
  writeFileSync(join(own, "patroni.json"), JSON.stringify(patroniSettings(n, own, data, archiveCommand), null, 2));
  for (const path of [own, join(own, "patroni.json")]) chownSync(path, uid, gid);
  let patroni: Background;
  const line = network.others.line(n);
  return {
    n,
    folder: own,
    data,
    patroni: () => patroni,
    postmaster: () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]),
    startPatroni() {
      patroni = runInBackground(["patroni", join(own, "patroni.json")], {
        log: join(folder, `node${n}.log`),
        user: "postgres",
        inNetwork: namespace(n),
      });
    },
    cutOff: () => void runNow(["ip", "link", "set", line, "down"]),
    rejoin: () => void runNow(["ip", "link", "set", line, "up"]),
  };
}

/** Patroni 3.0.2 loses writes with the v3 API of etcd, so this uses v2. */
function patroniSettings(n: number, own: string, data: string, archiveCommand: Options["archiveCommand"]) {
  const address = network.others.address(numberOf(n));
  const account = { username: superuser.user, password: superuser.password };
  return {
    scope: "kindred",
    name: `node${n}`,
    restapi: {
      listen: `0.0.0.0:${ports.patroni}`,
      connect_address: `${address}:${ports.patroni}`,
      authentication: patroniUser,
    },
    etcd: { host: `${network.others.address(ownNumber)}:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ttl,
        // Patroni looks this often, in seconds, whether its PostgreSQL is alive.
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        failsafe_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 200,
            wal_keep_size: "256MB",
            wal_log_hints: "on",
            shared_buffers: "64MB",
            // A standby that lost its primary tries again after this time. Commits wait for it.
            wal_retrieve_retry_interval: "1s",
          },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
      pg_hba: ["host all all 0.0.0.0/0 scram-sha-256", "host replication postgres 0.0.0.0/0 scram-sha-256"],
    },
    postgresql: {
      listen: `0.0.0.0:${ports.postgres}`,
      connect_address: `${address}:${ports.postgres}`,
      data_dir: data,
      bin_dir: "/usr/lib/postgresql/15/bin",
      pgpass: join(own, "pgpass"),
      authentication: { superuser: account, replication: account, rewind: account },
      parameters: {
        unix_socket_directories: own,
        ...(archiveCommand && { archive_mode: "on", archive_command: archiveCommand(own) }),
      },
      basebackup: [{ checkpoint: "fast" }],
    },
  };
}

async function findAmong(nodes: readonly Node[]): Promise<Node | null> {
  const answers = await Promise.all(
    nodes.map(async (node) => {
      const url = `http://${nodeAddress(node.n)}:${ports.patroni}/primary`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
      await answer?.text().catch(() => undefined);
      return answer?.status === 200 ? node : null;
    }),
  );
  return answers.find((node) => node !== null) ?? null;
}

async function createRole(node: Node): Promise<void> {
  const host = nodeAddress(node.n);
  const client = new pg.Client({ host, port: ports.postgres, ...superuser, database: "postgres" });
  await client.connect();
  await client.query(`create role ${role.user} login password '${role.password}'`);
  await client.query(`create database ${role.database} owner ${role.user}`);
  await client.end();
}

type Member = { readonly role: string; readonly state: string; readonly lag?: number | string };

/** Waits until both others follow, one of them synchronously: before that, a failover has nowhere to go. */
export async function untilReplicated(nodes: readonly Node[]): Promise<void> {
  for (let waited = 0; waited < 180_000; waited += 250) {
    const roles = (await membersSeenBy(nodes)).map(({ role: part, state }) => (state === "running" ? part : "away"));
    if (roles.toSorted().join() === "leader,replica,sync_standby") return;
    await sleep(250);
  }
  throw new Error("The nodes did not find together within three minutes");
}

/** As the primary sees them. */
async function membersSeenBy(nodes: readonly Node[]): Promise<readonly Member[]> {
  const primary = await findAmong(nodes);
  if (!primary) return [];
  const url = `http://${nodeAddress(primary.n)}:${ports.patroni}/cluster`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
  const { members = [] } = ((await answer?.json().catch(() => null)) ?? {}) as { members?: readonly Member[] };
  return members;
}
