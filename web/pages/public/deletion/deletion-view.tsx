import { useEffect, useRef, useState } from "react";
import { DeletionForm } from "#web/features/support/index.ts";
import type { FormResult } from "#web/lib/form-result.ts";
import { useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { useClearKeptFields } from "#web/lib/use-kept-fields.ts";
import { Card } from "#web/ui/card.tsx";
import { Note } from "#web/ui/note.tsx";

type DeletionViewProps = { readonly sent: FormResult | undefined; readonly signedInAs: string | null };

export function DeletionView({ sent, signedInAs: signedInNow }: DeletionViewProps) {
  const t = useT("support");
  // Carrying out the request ends the session, so keep the value from when the page opened.
  const [signedInAs] = useState(signedInNow);
  useClearKeptFields("deletion", sent?.isDone === true);
  return (
    <main id="content" className="page page-form">
      <PageMeta title={t("deletion.title")} description={t("deletion.description")} path="/delete-request" />
      <div className="grid gap-6 pt-8 pb-16">
        <div>
          <h1>{t("deletion.title")}</h1>
          <p className="lead mt-2">{t("deletion.lead")}</p>
        </div>
        {sent?.isDone ? (
          <Received sent={sent} signedInAs={signedInAs} />
        ) : (
          <DeletionForm sent={sent} signedInAs={signedInAs} />
        )}
      </div>
    </main>
  );
}

type ReceivedProps = { readonly sent: Extract<FormResult, { isDone: true }>; readonly signedInAs: string | null };

function Received({ sent: { message, typed }, signedInAs }: ReceivedProps) {
  const t = useT("support");
  const isOwn = signedInAs !== null && typed.email?.trim().toLowerCase() === signedInAs.toLowerCase();
  const next = isOwn ? "deletion.confirmed" : "deletion.next";
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
          {t(`${next}.title`)}
        </h2>
        <p>{t(`${next}.text`)}</p>
      </Card>
    </div>
  );
}
