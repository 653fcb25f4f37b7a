import { useT } from "#web/lib/messages.tsx";
import { BottomBar } from "#web/ui/bottom-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Progress, Steps } from "#web/ui/progress.tsx";
import { SkeletonCard, Skeletons } from "#web/ui/skeleton.tsx";
import { Sample } from "./sample.tsx";

export function StateSamples() {
  const t = useT("design");
  return (
    <Sample title={t("design.states")}>
      <EmptyState title={t("design.noListings")} communityId={4} actions={<Button>{t("design.listService")}</Button>}>
        {t("design.noListingsText")}
      </EmptyState>
      <Skeletons>
        <SkeletonCard />
      </Skeletons>
      <Progress label={t("design.uploadingPhoto")} note={t("design.percent")} value={0.42} />
      <Progress label={t("design.answer")} note={t("design.sixHours")} value={0.86} tone="soon" />
      <Progress label={t("design.answer")} note={t("design.late")} value={1} tone="late" />
      <Progress label={t("design.preparing")} />
      <p>{t("design.steps")}</p>
      <Steps current={2} total={3} />
      <div className="overflow-hidden">
        <BottomBar>
          <p className="flex-1 font-strong num">€45.00</p>
          <Button>{t("design.continue")}</Button>
        </BottomBar>
      </div>
    </Sample>
  );
}
