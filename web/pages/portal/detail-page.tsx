import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { SignInGate } from "#web/features/hosts/index.ts";
import { DeleteControl, type Listing, ModerationNote, ModerationTags } from "#web/features/listings/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { BackButton } from "#web/ui/back-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
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

type DetailLayoutProps = DetailHeadProps & {
  readonly aside: ReactNode;
  readonly children: ReactNode;
};

export function DetailLayout({ aside, children, ...head }: DetailLayoutProps) {
  return (
    <main id="content">
      <div className="page pt-6">
        <BackButton />
      </div>
      <div className="page grid gap-8 pt-4 pb-16">
        <DetailHead {...head} />
        <ModerationNote review={head.review} />
        <div className="detail-page-columns">
          <div className="grid content-start gap-6">{children}</div>
          <div className="grid content-start gap-5">{aside}</div>
        </div>
      </div>
    </main>
  );
}

type DetailHeadProps = {
  readonly of: "service" | "event";
  readonly name: string;
  readonly review: Listing["review"];
  readonly art?: ReactNode;
  readonly tags: ReactNode;
  readonly editTo: string;
  readonly onDelete: () => Promise<unknown>;
  readonly deleted: ReactNode;
};

function DetailHead({ of, name, review, art, tags, editTo, onDelete, deleted }: DetailHeadProps) {
  const t = useT("portal");
  return (
    <div className="detail-page-head" data-art={art ? true : undefined}>
      {art}
      <div className="detail-page-who">
        <h1>{name}</h1>
        <div className="flex flex-wrap gap-2">
          <ModerationTags review={review} withTime />
          {tags}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={editTo} variant="outline" icon={<Pencil className="icon" aria-hidden="true" />}>
          {t("detail.edit")}
        </LinkButton>
        <DeleteControl of={of} onDelete={onDelete}>
          {deleted}
        </DeleteControl>
      </div>
    </div>
  );
}
