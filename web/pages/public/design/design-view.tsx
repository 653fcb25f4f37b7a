import { useT } from "#web/lib/messages.tsx";
import { ButtonSamples } from "./button-samples.tsx";
import { CardSamples } from "./card-samples.tsx";
import { ChipSamples } from "./chip-samples.tsx";
import { ChoiceSamples } from "./choice-samples.tsx";
import { DialogSamples } from "./dialog-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { FileSamples } from "./file-samples.tsx";
import { LookSwitch } from "./look-switch.tsx";
import { MessageSamples } from "./message-samples.tsx";
import { StateSamples } from "./state-samples.tsx";
import { TypeSamples } from "./type-samples.tsx";

export function DesignView({ thisYear }: { thisYear: number }) {
  const t = useT("design");
  return (
    <main id="content" className="page grid grid-cols-1 gap-6 py-8">
      <title>{t("page.title", { page: t("design.title") })}</title>
      <meta name="robots" content="noindex" />
      <h1>{t("design.title")}</h1>
      <p className="lead">{t("design.lead")}</p>
      <LookSwitch />
      <div className="grid grid-cols-1 items-start gap-6 min-[900px]:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <ButtonSamples />
          <FieldSamples />
          <MessageSamples />
          <FileSamples />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <ChipSamples />
          <ChoiceSamples thisYear={thisYear} />
          <DialogSamples />
          <StateSamples />
        </div>
      </div>
      <CardSamples />
      <TypeSamples />
    </main>
  );
}
