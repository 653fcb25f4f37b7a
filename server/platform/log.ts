import { type Logger, pino } from "pino";

/** The log goes to stderr as JSON lines, and stdout is for messages to people. Never log personal data. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      redact: { paths: ["err.parameters", "err.detail", "err.where", "err.query"], remove: true },
    },
    pino.destination({ fd: 2, sync: false }),
  );
}
