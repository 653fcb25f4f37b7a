import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card pad className="grid min-w-0 grid-cols-1 gap-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
