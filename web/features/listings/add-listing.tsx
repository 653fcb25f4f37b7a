import { CalendarHeart, ChevronRight, Plus, Store } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { serviceCategories } from "#contract/lists/service-categories.ts";
import { categoryName } from "#web/lib/category-name.ts";
import { useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { CategoryIcon } from "#web/ui/category-icon.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { StaticDialog } from "#web/ui/static-dialog.tsx";

export function AddListing() {
  const t = useT<"portal" | "names">();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isAsked = useSearchParams()[0].has("add");
  const isHydrated = useHydrated();
  const [question, setQuestion] = useState<"kind" | "category" | null>(isAsked ? "kind" : null);
  const close = () => {
    setQuestion(null);
    if (isAsked) void navigate(pathname, { replace: true, preventScrollReset: true });
  };
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setQuestion("kind");
  };
  return (
    <>
      <LinkButton
        to={`${pathname}?add=listing`}
        className="add-listing"
        icon={<Plus className="icon" aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={ask}
      >
        {t("listings.add")}
      </LinkButton>
      {isAsked && !isHydrated ? (
        <StaticDialog title={t("add.title")} closeTo={pathname}>
          <div className="add-listing-options">
            <Link to="/services/new">{t("add.service")}</Link>
            <Link to="/events/new">{t("add.event")}</Link>
          </div>
        </StaticDialog>
      ) : null}
      <Dialog open={isHydrated && question === "kind"} onOpenChange={close} title={t("add.title")}>
        <div className="add-listing-cards">
          <ChoiceCard
            icon={<Store className="icon-lg" aria-hidden="true" />}
            title={t("add.service")}
            text={t("add.serviceText")}
            onClick={() => setQuestion("category")}
          />
          <ChoiceCard
            icon={<CalendarHeart className="icon-lg" aria-hidden="true" />}
            title={t("add.event")}
            text={t("add.eventText")}
            onClick={() => void navigate("/events/new")}
          />
        </div>
      </Dialog>
      <Dialog open={question === "category"} onOpenChange={close} title={t("add.category")}>
        <div className="add-listing-options">
          {serviceCategories.map(({ categoryId, title }) => (
            <Link key={categoryId} to={`/services/new?categoryId=${categoryId}`}>
              <span className="add-listing-icon">
                <CategoryIcon categoryId={categoryId} />
              </span>
              <span>{categoryName(t, title)}</span>
              <ChevronRight className="icon flip text-muted" aria-hidden="true" />
            </Link>
          ))}
        </div>
      </Dialog>
    </>
  );
}

function ChoiceCard(props: { icon: ReactNode; title: string; text: string; onClick: () => void }) {
  return (
    <button type="button" className="add-listing-card" onClick={props.onClick}>
      <span className="add-listing-icon">{props.icon}</span>
      <span>
        <b>{props.title}</b>
        <span className="text-sm text-ink-2">{props.text}</span>
      </span>
      <ChevronRight className="icon flip text-muted" aria-hidden="true" />
    </button>
  );
}
