import { useState } from "react";
import { dropFromTab, keepInTab, readFromTab } from "./tab-storage.ts";

/** The text survives a reload and signing in again. Set it to empty when it is sent or discarded. */
export function useTabText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readTabText(key));
  const change = (next: string) => {
    setText(next);
    if (next) keepInTab(key, { text: next });
    else dropFromTab(key);
  };
  return [text, change];
}

export function readTabText(key: string): string {
  return readFromTab<{ text: string }>(key)?.text ?? "";
}
