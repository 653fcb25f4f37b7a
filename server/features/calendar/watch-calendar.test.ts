import { expect, onTestFinished, test, vi } from "vitest";
import type { Deps } from "#server/deps.ts";
import type { Manager } from "#server/features/hosts/index.ts";
import { watchCalendar } from "./watch-calendar.ts";

async function openLine() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const unsubscribe = vi.fn();
  const deps = { notifications: { subscribe: () => unsubscribe } } as unknown as Deps;
  const actor = { hostId: 7 } as Manager;
  const line = await watchCalendar(deps, actor, { query: { kindredProviderId: 7 } });
  return { unsubscribe, reader: line.getReader() };
}

test("an event stream that nobody reads is closed and unsubscribed", async () => {
  const { unsubscribe } = await openLine();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("an event stream that is read stays open with keep-alive comments and unsubscribes on cancel", async () => {
  const { unsubscribe, reader } = await openLine();
  const heard: string[] = [];
  for (let minute = 0; minute < 4; minute++) {
    heard.push(new TextDecoder().decode((await reader.read()).value));
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(heard).toEqual([": open\n\n", ...Array(3).fill(": still here\n\n")]);
  expect(unsubscribe).not.toHaveBeenCalled();
  await reader.cancel();
  expect(unsubscribe).toHaveBeenCalledOnce();
});
