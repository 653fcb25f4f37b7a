/** V8's limits for the product. docs/performance.md has the measurements (P11). */
const flags = ["--max-semi-space-size=16", "--max-old-space-size=1024"];

/** An operator's own limits in NODE_OPTIONS win: without this, those of the command line would. */
export function memoryFlags(nodeOptions = "") {
  // Node also accepts underscores.
  const own = nodeOptions.replaceAll("_", "-");
  return flags.filter((flag) => !own.includes(flag.split("=")[0] ?? flag));
}
