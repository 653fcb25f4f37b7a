import { commaOf } from "#format/joined-text.ts";
import { useLocale } from "#web/lib/messages.tsx";
import type { Visit } from "./load-today.ts";

export function VisitWords({ visit, when }: { visit: Visit; when: string }) {
  return (
    <span>
      <b>
        <bdi>{visit.name}</bdi>
      </b>
      <span className="text-sm text-ink-2">
        {when + commaOf(useLocale())} <bdi>{visit.what}</bdi>
      </span>
    </span>
  );
}
