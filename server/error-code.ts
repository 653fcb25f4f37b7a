/** Node uses codes such as ENOENT or ECONNREFUSED. PostgreSQL errors have an SQLSTATE. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
