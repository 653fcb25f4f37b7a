import { parentPort } from "node:worker_threads";
import { busyTimes } from "./busy-times.ts";
import { NotACalendar } from "./ics-blocks.ts";
import type { IcsAnswer, IcsRequest } from "./ics-reader.ts";

/** This file runs in a worker thread, which is ended if a calendar takes too long. */
parentPort?.on("message", (request: IcsRequest & { readonly bytes: Uint8Array }) => answer(parse(request)));
answer("ready");

function parse({ bytes, window }: IcsRequest & { readonly bytes: Uint8Array }): IcsAnswer {
  try {
    return { isCalendar: true, busy: busyTimes(new TextDecoder().decode(bytes), window) };
  } catch (error) {
    return { isCalendar: false, reason: error instanceof NotACalendar ? error.reason : "not_a_calendar" };
  }
}

function answer(message: IcsAnswer | "ready"): void {
  parentPort?.postMessage(message);
}
