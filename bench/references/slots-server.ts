import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

// This is the least that a server can do for a week of one calendar: one prepared query, and the same JSON built by
// hand.
const quarterMs = 900_000;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
// At the end of a measurement the database may stop first.
pool.on("error", () => undefined);
const statement = {
  name: "week",
  text: `select 0 as kind, extract(epoch from lower(during))::float8 * 1000 as starts, extract(epoch from upper(during))::float8 * 1000 as ends
           from availability where host_id = $1 and calendar_id = $2 and during && tstzrange($3, $4)
          union all
         select 1, extract(epoch from lower(during))::float8 * 1000, extract(epoch from upper(during))::float8 * 1000
           from held_times where host_id = $1 and calendar_id = $2 and during && tstzrange($3, $4)`,
};

const server = createServer(async (request, response) => {
  const query = new URLSearchParams((request.url ?? "").split("?")[1]);
  const [from, to] = [query.get("startTime") ?? "", query.get("endTime") ?? ""];
  const ids = [query.get("kindredProviderId"), query.get("calendarId")];
  const { rows } = await pool.query({ ...statement, values: [...ids, from, to] });
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const cells = new Uint8Array((end - start) / quarterMs);
  for (const kind of [0, 1])
    for (const row of rows)
      if (row.kind === kind)
        cells.fill(
          kind + 1,
          Math.max(0, (row.starts - start) / quarterMs),
          Math.max(0, (row.ends - start) / quarterMs),
        );
  const parts: string[] = [];
  for (let n = 0; n < cells.length; n++) {
    if (cells[n] === 0) continue;
    const at = start + n * quarterMs;
    const status = cells[n] === 2 ? "booked" : "available";
    parts.push(
      `{"id":${at / quarterMs},"start_time":"${new Date(at).toISOString()}","status":"${status}","service_item_id":null}`,
    );
  }
  const body = `[${parts.join(",")}]`;
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
  });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
