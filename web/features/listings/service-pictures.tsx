import { maxPortfolioPhotos } from "#contract/lists/limits.ts";
import { FormSection, SessionEnded } from "#web/features/hosts/index.ts";
import { PictureField, PicturesField, type PicturesState } from "#web/features/uploads/index.ts";
import { useT } from "#web/lib/messages.tsx";
import type { ServicePartProps } from "./service-rules.ts";

export type PendingPictures = Readonly<Record<"logo" | "portfolio", PicturesState>>;

type ServicePicturesProps = ServicePartProps & {
  readonly isNew: boolean;
  readonly pending: PendingPictures;
  readonly onPending: (change: Partial<PendingPictures>) => void;
};

export function ServicePictures({ values, change, errors, isNew, pending, onPending }: ServicePicturesProps) {
  const t = useT("portalForms");
  return (
    <FormSection title={t("serviceForm.pictures")}>
      <PictureField
        label={t("serviceForm.logo")}
        hint={t("form.imageHint")}
        error={errors.logo}
        purpose="logo"
        round
        removable={isNew}
        picture={values.logo}
        onChange={(logo) => change({ logo })}
        onPending={(logo) => onPending({ logo })}
      />
      {pending.logo === "signedOut" ? <SessionEnded /> : null}
      <PicturesField
        label={t("serviceForm.portfolio")}
        optional
        error={errors.portfolio}
        purpose="portfolio"
        max={maxPortfolioPhotos}
        pictures={values.portfolio}
        onChange={(portfolio) => change({ portfolio })}
        onPending={(portfolio) => onPending({ portfolio })}
      />
      {pending.portfolio === "signedOut" ? <SessionEnded /> : null}
    </FormSection>
  );
}
