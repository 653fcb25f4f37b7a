import { addressOf, type Server } from "./cluster-servers.ts";

type Member = { readonly role: string; readonly state: string };

export const isPrimary = (server: Server) => ask(server, `http://${addressOf(server.number)}:8008/primary`) !== null;
export const isReady = (server: Server) => ask(server, "https://kindred.example/readyz") !== null;

/** Every database runs, and every server sees the same. */
export function isWhole(servers: readonly Server[]): boolean {
  return servers.every((server) => {
    const answer = ask(server, `http://${addressOf(server.number)}:8008/cluster`);
    const { members } = JSON.parse(answer ?? '{"members":[]}') as { members: readonly Member[] };
    const roles = members.map(({ role, state }) => (/running|streaming/.test(state) ? role : "away"));
    return roles.toSorted().join() === "leader,replica,sync_standby";
  });
}

/** Null if it does not answer with a success. */
function ask(server: Server, address: string): string | null {
  try {
    return server.follow(`curl --silent --fail --max-time 5 ${address}`);
  } catch {
    return null;
  }
}
