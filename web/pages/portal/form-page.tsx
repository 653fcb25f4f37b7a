import type { ReactNode } from "react";
import { SignInGate } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";

type FormPageProps = {
  readonly of: "service" | "event";
  readonly mode: "new" | "edit";
  /** Null if nobody is signed in. */
  readonly children: ReactNode;
};

export function FormPage({ of, mode, children }: FormPageProps) {
  const t = useT("portalForms");
  const portal = useT("portal");
  return (
    <>
      <title>{t("page.title", { page: t(`${of}Form.${mode}`) })}</title>
      {children ?? <SignInGate title={portal(`gate.${of}`)} />}
    </>
  );
}
