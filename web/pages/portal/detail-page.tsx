import type { ReactNode } from "react";
import { SignInGate } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { DetailProblem, type DetailProblemKind } from "./detail-problem.tsx";

type DetailPageProps = {
  readonly of: "service" | "event";
  readonly problem: DetailProblemKind | "signedOut" | null;
  readonly name: string | undefined;
  readonly children: ReactNode;
};

export function DetailPage({ of, problem, name, children }: DetailPageProps) {
  const t = useT("portal");
  const missing = problem === "notFound" ? t(`${of}.notFound`) : t("gate.portal");
  return (
    <>
      <title>{t("page.title", { page: name ?? missing })}</title>
      <meta name="robots" content="noindex" />
      {problem === "signedOut" ? <SignInGate title={t("gate.portal")} /> : null}
      {problem !== null && problem !== "signedOut" ? <DetailProblem of={of} kind={problem} /> : null}
      {children}
    </>
  );
}
