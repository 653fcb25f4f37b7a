type Asked = { readonly "sec-gpc"?: string | undefined; readonly dnt?: string | undefined };

/** People who send Global Privacy Control or Do Not Track are not counted. */
export function isOptedOut(headers: Asked): boolean {
  return headers["sec-gpc"] === "1" || headers.dnt === "1";
}
