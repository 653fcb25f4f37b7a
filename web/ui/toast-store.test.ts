import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showToast, startToastTimer, stopToastTimer, toastStore } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => toastStore.current()?.message;
const undo = { label: "Undo", run: () => undefined };

test("a toast with an action is shown for 10 seconds, another one for 6", () => {
  showToast("Saved");
  vi.advanceTimersByTime(6_000);
  expect(shown()).toBeUndefined();
  showToast("Closed", "good", undo);
  vi.advanceTimersByTime(9_999);
  expect(shown()).toBe("Closed");
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test("a new toast gets its full time, and a stopped timer keeps the toast until it is started again", () => {
  showToast("First", "good", undo);
  vi.advanceTimersByTime(9_000);
  showToast("Second", "good", undo);
  vi.advanceTimersByTime(9_000);
  expect(shown()).toBe("Second");
  stopToastTimer();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe("Second");
  startToastTimer();
  vi.advanceTimersByTime(10_000);
  expect(shown()).toBeUndefined();
});
