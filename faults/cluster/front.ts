import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { type Background, runInBackground } from "./background.ts";
import { nodeAddress, ports, role } from "./database-nodes.ts";

/** What stands between visitors, the product and PostgreSQL. All listen on 127.0.0.1. */
export const frontPorts = { primary: 7001, replica: 7002, pooler: 7003, products: 7004, cache: 7005 };
export const productPorts = [7011, 7012, 7013];

/** A program of an earlier run would answer instead of ours. */
export async function expectPortsFree(): Promise<void> {
  for (const port of [...Object.values(frontPorts), ...productPorts]) {
    const isTaken = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isTaken) throw new Error(`Something else listens on port ${port}`);
  }
}

export type Program = {
  readonly stop: () => Promise<void>;
  readonly start: () => void;
  readonly kill: () => Promise<void>;
};

function program(start: () => Background): Program {
  let current = start();
  return {
    stop: () => current.stop(),
    kill: () => current.stop("SIGKILL"),
    start: () => {
      current = start();
    },
  };
}

/** In front of PostgreSQL and in front of the product. */
export function startBalancer(folder: string): Program {
  const file = join(folder, "haproxy.cfg");
  const nodes = [1, 2, 3];
  // One replica at a time: the product looks how far it is on one connection and reads on others.
  const oneAtATime = "on-marked-up shutdown-backup-sessions";
  const database = (name: string, port: number, check: string, isOneAtATime = false) => `
listen ${name}
  mode tcp
  bind 127.0.0.1:${port}
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS ${check}
  default-server inter 1s downinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions ${isOneAtATime ? oneAtATime : ""}
${nodes
  .map((n) => `  server node${n} ${nodeAddress(n)}:${ports.postgres} check port ${ports.patroni}`)
  .map((line, n) => (isOneAtATime && n > 0 ? `${line} backup` : line))
  .join("\n")}`;
  const backend = (name: string, check: string) => `
backend ${name}
  mode http
  balance roundrobin
  option httpchk
  http-check send meth GET uri ${check} ver HTTP/1.1 hdr Host 127.0.0.1
  option redispatch 1
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  default-server inter 500ms fall 1 rise 1
${productPorts.map((port, n) => `  server product${n} 127.0.0.1:${port} check`).join("\n")}`;
  writeFileSync(
    join(folder, "503.http"),
    [
      "HTTP/1.1 503 Service Unavailable",
      "Retry-After: 2",
      "Cache-Control: no-store",
      "Content-Type: text/plain",
      "",
      "Try again in a moment.",
      "",
    ].join("\r\n"),
  );
  writeFileSync(
    file,
    `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout check 2s
  timeout client 30s
  timeout server 30s
  retries 2
${database("primary", frontPorts.primary, "/primary")}
${database("replica", frontPorts.replica, "/replica?lag=1MB", true)}

frontend visitors
  mode http
  bind 127.0.0.1:${frontPorts.products}
  errorfile 503 ${join(folder, "503.http")}
  option forwardfor
  acl needs_primary path_beg /api/providerCalendar/
  acl needs_primary req.cook(sid) -m found
  use_backend readers if METH_GET !needs_primary { nbsrv(products) eq 0 }
  default_backend products
${backend("products", "/readyz")}
${backend("readers", "/healthz")}
`,
  );
  return program(() => runInBackground(["haproxy", "-db", "-f", file], { log: join(folder, "haproxy.log") }));
}

export function startPooler(folder: string): Program {
  const users = join(folder, "pgbouncer-users.txt");
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(users, `"${role.user}" "${role.password}"\n`);
  writeFileSync(
    file,
    `[databases]
${role.database} = host=127.0.0.1 port=${frontPorts.primary} dbname=${role.database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${frontPorts.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 40
server_login_retry = 1
server_connect_timeout = 3
server_lifetime = 600
`,
  );
  return program(() => runInBackground(["pgbouncer", file], { log: join(folder, "pgbouncer.log"), user: "postgres" }));
}

/**
 * Keeps shared pages until the end of the second, per language, consent and kind of browser, and then asks with the ETag
 * whether they are still current. The product names them with X-Accel-Expires, so nothing else is ever kept.
 */
export function startCache(folder: string, target = frontPorts.products): Program {
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;
pid ${join(folder, "nginx.pid")};
error_log ${join(folder, "nginx.log")} warn;
events { worker_connections 2048; }
http {
  access_log off;
  proxy_cache_path ${join(folder, "cache")} keys_zone=pages:10m max_size=200m inactive=10m use_temp_path=off;
  map $http_cookie $has_session { default 0; "~(^|;)[ \\t]*(__Host-)?sid=" 1; }
  map $http_cookie $has_written { default 0; "~(^|;)[ \\t]*position=" 1; }
  map $http_cookie $consent { default ""; "~(^|;)[ \\t]*consent=(?<choice>[^;]+)" $choice; }
  map $http_cookie $language { default ""; "~(^|;)[ \\t]*lang=(?<chosen>[^;]+)" $chosen; }
  map $http_user_agent $is_mobile { default 0; "~*Android|iPhone|iPad|iPod|Mobile" 1; }
  upstream products { server 127.0.0.1:${target}; keepalive 64; }
  server {
    listen 127.0.0.1:${frontPorts.cache};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_read_timeout 3600s;
    location / {
      proxy_pass http://products;
      proxy_buffering on;
      proxy_cache pages;
      proxy_cache_key "$request_uri|$language|$http_accept_language|$consent|$is_mobile|$http_accept_encoding";
      proxy_cache_revalidate on;
      proxy_cache_lock on;
      proxy_ignore_headers Cache-Control Expires Vary;
      proxy_cache_bypass $has_session $has_written $arg_lang;
      proxy_no_cache $has_session $has_written $arg_lang;
      add_header X-Cache $upstream_cache_status;
    }
    location /api/ {
      proxy_pass http://products;
      proxy_buffering off;
    }
    # If a process dies while it answers, HAProxy closes the connection without an answer.
    error_page 502 504 =503 @away;
    location @away {
      default_type text/plain;
      add_header Retry-After 2 always;
      add_header Cache-Control no-store always;
      return 503 "Try again in a moment.";
    }
  }
}
`,
  );
  return program(() =>
    runInBackground(["nginx", "-c", file, "-p", folder], { log: join(folder, "nginx.log"), lastSignal: "SIGTERM" }),
  );
}
