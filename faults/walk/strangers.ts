import { spawnSync } from "node:child_process";

type Attempt = {
  readonly what: string;
  readonly command: (address: string) => readonly string[];
  /** How a server answers another one that has no password and no key. A stranger gets no answer at all. */
  readonly refusal: string;
};

const curl = ["curl", "--silent", "--show-error", "--insecure", "--max-time", "3", "--write-out", "%{http_code}"];
const change = (method: string, body: string) => [...curl, "--request", method, "--data", body];
const query = "dbname=kindred password=guessed connect_timeout=3";

const attempts: readonly Attempt[] = [
  {
    what: "write to etcd, which can run commands on all servers",
    command: (address) => [...change("PUT", "value=x"), `https://${address}:2379/v2/keys/service/kindred/config`],
    refusal: "bad certificate",
  },
  {
    what: "remove a member of etcd",
    command: (address) => [...change("POST", "{}"), `https://${address}:2379/v3/cluster/member/remove`],
    refusal: "bad certificate",
  },
  {
    what: "speak as a member of etcd",
    command: (address) => [...curl, `https://${address}:2380/members`],
    refusal: "bad certificate",
  },
  {
    what: "change PostgreSQL's settings with Patroni, which can run commands on all servers",
    command: (address) => [...change("PATCH", '{"ttl": 20}'), `http://${address}:8008/config`],
    refusal: "no auth header received401",
  },
  {
    what: "move the primary",
    command: (address) => [...change("POST", '{"leader": "node1"}'), `http://${address}:8008/switchover`],
    refusal: "no auth header received401",
  },
  {
    what: "read or write the database",
    command: (address) => ["psql", `host=${address} user=kindred ${query}`, "--command", "select 1"],
    refusal: "password authentication failed",
  },
  {
    what: "copy the database, as a replica does",
    command: (address) => [
      "psql",
      `host=${address} user=postgres replication=1 ${query}`,
      "--command",
      "IDENTIFY_SYSTEM",
    ],
    refusal: "password authentication failed",
  },
  { what: "see Patroni's state", command: (address) => [...curl, `http://${address}:8008/cluster`], refusal: "200" },
  {
    what: "read the metrics",
    command: (address) => [...curl, `http://${address}:3000/metrics`],
    refusal: "404",
  },
];

/** What comes back from a server, asked from another machine's network. Exits with 1 in the end if it is more than it should be. */
export function tryAll(address: string, { network, isStranger }: { network: string; isStranger: boolean }): object {
  const outcomes = attempts.map(({ what, command, refusal }) => {
    const [program = "", ...args] = ["ip", "netns", "exec", network, ...command(address)];
    const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
    const said = `${stderr}${stdout}`.trim();
    const expected = isStranger ? /timed out|timeout expired/i : new RegExp(refusal);
    if (expected.test(said)) return [what, isStranger ? "no answer" : refusal] as const;
    process.exitCode = 1;
    return [what, `NOT AS EXPECTED: ${said}`] as const;
  });
  return Object.fromEntries(outcomes);
}
