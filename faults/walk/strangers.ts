import { spawnSync } from "node:child_process";

type Attempt = {
  readonly what: string;
  readonly command: (address: string) => readonly string[];
  /** How a server answers another one that has no password and no key. A stranger gets no answer at all. */
  readonly answer: keyof typeof answers;
};

const answers = {
  // After the handshake, etcd says "bad certificate" or has ended the connection already.
  "no certificate": /curl: \((55|56)\)/,
  "no password for Patroni": /no auth header received401$/,
  "wrong password": /password authentication failed/,
  allowed: /200$/,
  "not found": /404$/,
};

const curl = ["curl", "--silent", "--show-error", "--insecure", "--max-time", "3", "--write-out", "%{http_code}"];
const change = (method: string, body: string) => [...curl, "--request", method, "--data", body];
const query = "dbname=kindred password=guessed connect_timeout=3";

const attempts: readonly Attempt[] = [
  {
    what: "write to etcd, which can run commands on all servers",
    command: (address) => [...change("PUT", "value=x"), `https://${address}:2379/v2/keys/service/kindred/config`],
    answer: "no certificate",
  },
  {
    what: "remove a member of etcd",
    command: (address) => [...change("POST", "{}"), `https://${address}:2379/v3/cluster/member/remove`],
    answer: "no certificate",
  },
  {
    what: "speak as a member of etcd",
    command: (address) => [...curl, `https://${address}:2380/members`],
    answer: "no certificate",
  },
  {
    what: "change PostgreSQL's settings with Patroni, which can run commands on all servers",
    command: (address) => [...change("PATCH", '{"ttl": 20}'), `http://${address}:8008/config`],
    answer: "no password for Patroni",
  },
  {
    what: "move the primary",
    command: (address) => [...change("POST", '{"leader": "node1"}'), `http://${address}:8008/switchover`],
    answer: "no password for Patroni",
  },
  {
    what: "read or write the database",
    command: (address) => ["psql", `host=${address} user=kindred ${query}`, "--command", "select 1"],
    answer: "wrong password",
  },
  {
    what: "copy the database, as a replica does",
    command: (address) => [
      "psql",
      `host=${address} user=postgres replication=1 ${query}`,
      "--command",
      "IDENTIFY_SYSTEM",
    ],
    answer: "wrong password",
  },
  { what: "see Patroni's state", command: (address) => [...curl, `http://${address}:8008/cluster`], answer: "allowed" },
  {
    what: "read the metrics",
    command: (address) => [...curl, `http://${address}:3000/metrics`],
    answer: "not found",
  },
];

/** What comes back from a server, asked from another machine's network. Exits with 1 in the end if it is more than it should be. */
export function tryAll(address: string, { network, isStranger }: { network: string; isStranger: boolean }): object {
  const outcomes = attempts.map(({ what, command, answer }) => {
    const [program = "", ...args] = ["ip", "netns", "exec", network, ...command(address)];
    const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
    const said = `${stderr}${stdout}`.trim();
    const expected = isStranger ? /timed out|timeout expired/i : answers[answer];
    if (expected.test(said)) return [what, isStranger ? "no answer" : answer] as const;
    process.exitCode = 1;
    return [what, `NOT AS EXPECTED: ${said}`] as const;
  });
  return Object.fromEntries(outcomes);
}
