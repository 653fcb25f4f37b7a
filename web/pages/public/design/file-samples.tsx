import { useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import type { FileItem } from "#web/ui/file-items.tsx";
import picture from "../../../assets/landing/services.svg?url";
import { Sample } from "./sample.tsx";

export function FileSamples() {
  const t = useT("design");
  const [items, setItems] = useState<readonly FileItem[]>([
    { id: "done", name: "jollof.jpg", previewUrl: picture, state: "done" },
    { id: "half", name: "waakye.jpg", previewUrl: picture, state: "uploading", progress: 0.42 },
    { id: "failed", name: "shito.png", state: "failed", error: t("design.tooLarge") },
  ]);
  const remove = (id: string) => setItems(items.filter((item) => item.id !== id));
  const add = (files: File[]) =>
    setItems([...items, ...files.map((file) => ({ id: file.name, name: file.name, state: "done" as const }))]);
  return (
    <Sample title={t("design.files")}>
      <FileDrop
        label={t("design.portfolio")}
        hint={t("design.portfolioHint")}
        optional
        accept="image/jpeg,image/png,image/webp"
        multiple
        items={items}
        onFiles={add}
        onRemove={remove}
        onRetry={remove}
      />
      <FileDrop
        label={t("design.logo")}
        error={t("design.logoError")}
        accept="image/*"
        items={[]}
        onFiles={add}
        onRemove={remove}
      />
    </Sample>
  );
}
