import { useEffect, useRef } from "react";
import { DeletionForm } from "../../../features/support/index.ts";
import { useT } from "../../../lib/messages.tsx";
import { PageMeta } from "../../../lib/page-meta.tsx";
import type { Sent } from "../../../lib/sent-form.ts";
import { Card } from "../../../ui/card.tsx";
import { Note } from "../../../ui/note.tsx";

type DeletionViewProps = { readonly sent: Sent | undefined; readonly signedInAs: string | null };

export function DeletionView({ sent, signedInAs }: DeletionViewProps) {
  const t = useT("support");
  return (
    <main id="content" className="page page-form">
      <PageMeta title={t("deletion.title")} description={t("deletion.description")} path="/delete-request" />
      <div className="grid gap-6 pt-8 pb-16">
        <div>
          <h1>{t("deletion.title")}</h1>
          <p className="lead mt-2">{t("deletion.lead")}</p>
        </div>
        {sent?.isDone ? <Received message={sent.message} /> : <DeletionForm sent={sent} signedInAs={signedInAs} />}
      </div>
    </main>
  );
}

function Received({ message }: { message: string }) {
  const t = useT("support");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="grid gap-5">
      <div role="status">
        <Note tone="good">{message}</Note>
      </div>
      <Card pad className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {t("deletion.next.title")}
        </h2>
        <p>{t("deletion.next.text")}</p>
        <p className="text-sm text-muted">{t("deletion.next.signedIn")}</p>
      </Card>
    </div>
  );
}
