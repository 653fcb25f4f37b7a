import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { postgresIds, runNow } from "./background.ts";
import type { Node } from "./database-nodes.ts";
import { superuser } from "./database-nodes.ts";

const stanza = "kindred";
const asPostgres = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"];
const settingsFile = (nodeFolder: string) => join(nodeFolder, "pgbackrest.conf");
const pgBackRest = (nodeFolder: string) => ["pgbackrest", `--config=${settingsFile(nodeFolder)}`, `--stanza=${stanza}`];

export const archiveCommand = (nodeFolder: string) => [...pgBackRest(nodeFolder), "archive-push", "%p"].join(" ");

export type Backups = {
  readonly create: (primary: Node) => void;
  readonly take: (primary: Node) => void;
  /** Stop PostgreSQL on this node first. Sets its data back to what it was at that time. */
  readonly restore: (node: Node, time: string) => void;
};

/** pgBackRest, with one file of settings per node, as on machines of their own. The folder stands for a shared store. */
export function openBackups(folder: string, nodes: readonly Node[]): Backups {
  const repository = join(folder, "backups");
  for (const path of [repository, join(folder, "pgbackrest")]) {
    mkdirSync(path, { mode: 0o750 });
    giveToPostgres(path);
  }
  for (const node of nodes) writeSettings(folder, repository, node);
  const run = (node: Node, ...args: string[]) => runNow([...asPostgres, ...pgBackRest(node.folder), ...args]);
  return {
    create(primary) {
      run(primary, "stanza-create");
      run(primary, "check");
    },
    take: (primary) => void run(primary, "--type=full", "backup"),
    restore(node, time) {
      run(node, "--delta", "--type=time", `--target=${time}`, "--target-action=promote", "restore");
      startAlone(node);
    },
  };
}

function writeSettings(folder: string, repository: string, node: Node): void {
  const file = settingsFile(node.folder);
  writeFileSync(
    file,
    `[global]
repo1-path=${repository}
repo1-retention-full=2
log-path=${join(folder, "pgbackrest")}
lock-path=${join(folder, "pgbackrest")}
start-fast=y
[${stanza}]
pg1-path=${node.data}
pg1-socket-path=${node.folder}
pg1-user=${superuser.user}
`,
  );
  giveToPostgres(file);
}

/** Replays the log up to the time, without Patroni. Then this node becomes the first of a new cluster. */
function startAlone(node: Node): void {
  const pgCtl = [...asPostgres, "/usr/lib/postgresql/15/bin/pg_ctl", `--pgdata=${node.data}`];
  const log = join(node.folder, "recovery.log");
  // The restored settings are those of the node that was the primary.
  const options = `--options=-c listen_addresses='' -c unix_socket_directories=${node.folder}`;
  runNow([...pgCtl, "--wait", "--timeout=120", `--log=${log}`, options, "start"]);
  const ask = (statement: string) =>
    runNow([...asPostgres, "psql", `--host=${node.folder}`, "--dbname=postgres", "--tuples-only", "-c", statement]);
  for (let tries = 0; ask("select pg_is_in_recovery()").trim() !== "f"; tries++) {
    if (tries === 120) throw new Error(`The log was not replayed within a minute; see ${log}`);
    runNow(["sleep", "0.5"]);
  }
  runNow([...pgCtl, "--mode=fast", "stop"]);
}

function giveToPostgres(path: string): void {
  const [uid, gid] = postgresIds();
  chownSync(path, uid, gid);
}
