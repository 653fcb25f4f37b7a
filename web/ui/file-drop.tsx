import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Field, type FieldNotes } from "./field.tsx";
import type { FileItem } from "./file-items.tsx";
import { FileItems } from "./file-items.tsx";

type FileDropProps = FieldNotes & {
  readonly accept: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly items: readonly FileItem[];
  readonly onFiles: (files: File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onRetry?: (id: string) => void;
};

export function FileDrop({ accept, multiple, disabled, items, onFiles, onRemove, onRetry, ...notes }: FileDropProps) {
  const t = useT("common");
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])];
    if (all.length > 0) onFiles(multiple ? all : all.slice(0, 1));
  };
  return (
    <Field {...notes}>
      {(control) => (
        <>
          <div className="file-drop" data-over={isOver || undefined} data-invalid={notes.error ? true : undefined}>
            {/*
              The input covers the whole field, so that a click anywhere opens the file chooser and the browser
              handles drops.
            */}
            <input
              {...control}
              className="tile-input"
              type="file"
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={(event) => {
                take(event.target.files);
                // Without this, choosing the same file again after removing it would not fire `change`.
                event.target.value = "";
              }}
            />
            <ImagePlus className="icon-lg text-muted" aria-hidden="true" />
            <p aria-hidden="true">
              <span className="file-drop-choose">
                {items.length > 0 && !multiple
                  ? t("ui.replaceFile")
                  : t(multiple ? "ui.chooseImages" : "ui.chooseImage")}
              </span>{" "}
              {t(multiple ? "ui.orDropThem" : "ui.orDropIt")}
            </p>
          </div>
          <FileItems items={items} onRemove={onRemove} onRetry={onRetry} />
        </>
      )}
    </Field>
  );
}
