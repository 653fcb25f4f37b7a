/** The code of an error: Node's, such as ENOENT or ECONNREFUSED, or the SQLSTATE of a PostgreSQL error. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
