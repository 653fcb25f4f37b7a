/** PostgreSQL refuses to run as root: then it runs as `nobody`, and what it needs must be within that user's reach. */
const nobody = { uid: 65534, gid: 65534 };

export const sharedFolder = "/var/lib/kindred";

export function postgresUser(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}
