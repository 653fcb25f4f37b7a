/** PostgreSQL refuses to run as root, so root runs it as `nobody`. This user must be able to read its files. */
const nobody = { uid: 65534, gid: 65534 };

export const sharedFolder = "/var/lib/kindred";

export function postgresUser(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}
