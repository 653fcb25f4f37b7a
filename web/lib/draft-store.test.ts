import { expect, test } from "vitest";
import { type DraftStorage, dropDraft, keepDraft, readDraft } from "./draft-store.ts";

const day = 86_400_000;

function memory(): DraftStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const broken: DraftStorage = {
  getItem: () => {
    throw new Error("forbidden");
  },
  setItem: () => {
    throw new Error("full");
  },
  removeItem: () => {
    throw new Error("forbidden");
  },
};

test("returns a kept draft until it is dropped", () => {
  const storage = memory();
  expect(readDraft(storage, "1.service", 0)).toBeNull();
  keepDraft(storage, "1.service", { name: "Amara" }, 0);
  expect(readDraft(storage, "1.service", day)).toEqual({ name: "Amara" });
  expect(readDraft(storage, "2.service", day)).toBeNull();
  dropDraft(storage, "1.service");
  expect(readDraft(storage, "1.service", day)).toBeNull();
});

test("a draft expires after two weeks", () => {
  const storage = memory();
  keepDraft(storage, "1.service", { name: "Amara" }, 0);
  expect(readDraft(storage, "1.service", 15 * day)).toBeNull();
});

test("does not throw if the storage is forbidden, full or holds invalid JSON", () => {
  expect(readDraft(broken, "1.service", 0)).toBeNull();
  expect(keepDraft(broken, "1.service", {}, 0)).toBe(false);
  dropDraft(broken, "1.service");
  const odd = { ...memory(), getItem: () => "{not json" };
  expect(readDraft(odd, "1.service", 0)).toBeNull();
});
