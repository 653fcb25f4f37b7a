import { type Logger, pino } from "pino";

/** Structured lines on the error stream, so that standard output stays for people. Never give it personal data. */
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
