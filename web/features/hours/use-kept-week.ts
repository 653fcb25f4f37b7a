import { useEffect, useRef, useState } from "react";
import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";
import type { DayDraft } from "./week-draft.ts";

type KeptWeek = { readonly week: readonly DayDraft[]; readonly validFrom: string };

/** What is edited survives a reload, another page and signing in again, until it is saved or undone. */
export function useKeptWeek(key: string, initial: KeptWeek) {
  const [values, setValues] = useState(initial);
  const isEdited = useRef(false);
  useEffect(() => {
    const kept = readFromTab<KeptWeek>(key);
    // If hydration has already replayed input, that input is newer than the stored week.
    if (kept && !isEdited.current) setValues((before) => ({ ...before, ...kept }));
  }, [key]);
  useEffect(() => {
    if (isEdited.current) keepInTab(key, values);
  }, [key, values]);
  return {
    values,
    change(part: (before: KeptWeek) => Partial<KeptWeek>) {
      isEdited.current = true;
      setValues((before) => ({ ...before, ...part(before) }));
    },
    forget() {
      isEdited.current = false;
      dropFromTab(key);
    },
  };
}
