import type { Notifications } from "#server/platform/notifications.ts";
import type { Shareable } from "./caller.ts";

/** A finished answer of the API. */
export type KeptAnswer = {
  /** The body, as JSON. */
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly shareable: Shareable;
};

/** See docs/decisions/0049-kept-answers.md. */
export type KeptAnswers = {
  /** By language, path and query. Undefined if it has to be read. */
  find(key: string): KeptAnswer | undefined;
  /** Call it before reading: an answer is not kept if one of its topics is notified while it is read. */
  begin(): Reading;
};

type Reading = {
  /** The answer is current for `forMs` after the reading began, unless one of its topics is notified. */
  readonly keep: (key: string, answer: KeptAnswer, forMs: number) => void;
  readonly end: () => void;
};

type Kept = { readonly key: string; readonly answer: KeptAnswer; readonly until: number };

/** A connection can be lost without notice, for example in a failover. Until then, notifications are missing. */
const longestMs = 10_000;
/** The free times of a week take about 20,000. */
const maxCharacters = 8_000_000;

export function createKeptAnswers(notifications: Notifications): KeptAnswers {
  const answers = new Map<string, Kept>();
  const byTopic = new Map<string, Set<Kept>>();
  const readings = new Set<{ readonly notified: Set<string>; hasGap: boolean }>();
  let characters = 0;
  let isListening = false;

  const drop = (kept: Kept) => {
    answers.delete(kept.key);
    characters -= kept.answer.text.length;
    for (const topic of kept.answer.shareable.topics) {
      const those = byTopic.get(topic);
      those?.delete(kept);
      if (those?.size === 0) byTopic.delete(topic);
    }
  };

  const add = (kept: Kept) => {
    const before = answers.get(kept.key);
    if (before) drop(before);
    answers.set(kept.key, kept);
    characters += kept.answer.text.length;
    for (const topic of kept.answer.shareable.topics)
      byTopic.set(topic, (byTopic.get(topic) ?? new Set<Kept>()).add(kept));
    for (const oldest of answers.values()) {
      if (characters <= maxCharacters) break;
      drop(oldest);
    }
  };

  notifications.subscribeToAll({
    onTopic(topic) {
      for (const { notified } of readings) notified.add(topic);
      for (const kept of byTopic.get(topic) ?? []) drop(kept);
    },
    onListening: () => {
      isListening = true;
    },
    onLost: () => {
      isListening = false;
      for (const reading of readings) reading.hasGap = true;
      for (const kept of answers.values()) drop(kept);
    },
  });

  return {
    find(key) {
      const kept = answers.get(key);
      return kept && kept.until > performance.now() ? kept.answer : undefined;
    },
    begin() {
      const beganAt = performance.now();
      const reading = { notified: new Set<string>(), hasGap: !isListening };
      readings.add(reading);
      return {
        keep(key, answer, forMs) {
          if (reading.hasGap || answer.shareable.topics.some((topic) => reading.notified.has(topic))) return;
          add({ key, answer, until: beganAt + Math.min(forMs, longestMs) });
        },
        end: () => void readings.delete(reading),
      };
    },
  };
}
