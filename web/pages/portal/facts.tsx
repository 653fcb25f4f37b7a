import type { ReactNode } from "react";

export type Fact = { readonly term: string; readonly value: ReactNode };

export function Facts({ facts, slim }: { facts: readonly Fact[]; slim?: boolean }) {
  return (
    <dl className="facts" data-slim={slim || undefined}>
      {facts
        .filter(({ value }) => value !== null && value !== "" && value !== undefined)
        .map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
