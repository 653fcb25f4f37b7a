import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { Count } from "#web/ui/count.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Facets } from "./facets.tsx";
import type { ResultsView } from "./search-view.ts";

/**
 * The filters of a phone. A choice is applied to the list behind the sheet at once, so the button below knows how many
 * results there are. Before hydration, a checkbox shows the filters below this button.
 */
export function FilterSheet({ view }: { view: ResultsView }) {
  const t = useT("find");
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const content = (
    <>
      <SlidersHorizontal className="icon" aria-hidden="true" />
      {t("filters.title")}
      {view.active.length > 0 ? <Count of={view.active.length} /> : null}
    </>
  );
  if (!isHydrated)
    return (
      <label className="chip search-bar-filters">
        <input className="sr-only" type="checkbox" name="filters" />
        {content}
      </label>
    );
  return (
    <>
      <button
        type="button"
        className="chip search-bar-filters"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {content}
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t("filters.title")}
        actions={
          <>
            <Link className="button" data-variant="ghost" to={view.clearTo} preventScrollReset replace>
              {t("filters.clear")}
            </Link>
            <Button onClick={() => setIsOpen(false)}>{view.show}</Button>
          </>
        }
      >
        <Facets view={view} replace />
      </Dialog>
    </>
  );
}
