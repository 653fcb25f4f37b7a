import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import type { Draft } from "#web/lib/use-draft.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { showToast } from "#web/ui/toast-store.ts";

type CongratulationsProps = {
  readonly title: string;
  readonly text: string;
  readonly communityId: number;
  readonly next: { readonly label: string; readonly to: string };
  readonly children?: ReactNode;
};

/** Closing the dialog leads to the dashboard, because the form is finished. */
export function Congratulations({ title, text, communityId, next, children }: CongratulationsProps) {
  const t = useT("portalForms");
  const navigate = useNavigate();
  const dashboard = `/${product.slug}-providers`;
  return (
    <Dialog open onOpenChange={() => void navigate(dashboard)} title={title} lead={text} celebrates={communityId}>
      <div className="grid gap-3">
        {children}
        <LinkButton to={next.to} block>
          {next.label}
        </LinkButton>
        <LinkButton to={dashboard} variant="ghost" block>
          {t("form.yourListings")}
        </LinkButton>
      </div>
    </Dialog>
  );
}

type PublishingOptions = {
  readonly isNew: boolean;
  readonly draft: Pick<Draft<object>, "finish">;
  readonly updatedMessage: string;
  readonly pageOf: (id: number) => string;
};

/** Something new opens the congratulations. A saved edit opens its page. */
export function usePublishing<Saved extends { readonly id: number }>(options: PublishingOptions) {
  const navigate = useNavigate();
  const [published, setPublished] = useState<Saved>();
  const onSaved = (saved: Saved) => {
    options.draft.finish();
    if (options.isNew) return setPublished(saved);
    showToast(options.updatedMessage);
    void navigate(options.pageOf(saved.id));
  };
  return { published, onSaved };
}
