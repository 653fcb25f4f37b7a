import { X } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";
import { Progress } from "./progress.tsx";

export type FileItem = {
  readonly id: string;
  readonly name: string;
  readonly previewUrl?: string | undefined;
  readonly state: "uploading" | "done" | "failed";
  /** From 0 to 1 while uploading. */
  readonly progress?: number | undefined;
  readonly error?: string | undefined;
};

export function FileItems(props: {
  items: readonly FileItem[];
  onRemove: (id: string) => void;
  onRetry?: ((id: string) => void) | undefined;
}) {
  const t = useT("common");
  if (props.items.length === 0) return null;
  return (
    <ul className="file-items">
      {props.items.map((item) => (
        <li className="file-items-thumb" key={item.id} data-state={item.state}>
          {item.previewUrl ? <img src={item.previewUrl} alt={item.name} /> : null}
          <button
            type="button"
            className="file-items-remove"
            aria-label={t("ui.removeFile", { name: item.name })}
            onClick={() => props.onRemove(item.id)}
          >
            <span>
              <X className="icon" aria-hidden="true" />
            </span>
          </button>
          <ItemState item={item} onRetry={props.onRetry} />
        </li>
      ))}
    </ul>
  );
}

function ItemState({ item, onRetry }: { item: FileItem; onRetry?: ((id: string) => void) | undefined }) {
  const t = useT("common");
  if (item.state === "uploading") {
    return (
      <div className="file-items-state">
        <Progress label={t("ui.uploading")} value={item.progress} />
      </div>
    );
  }
  if (item.state === "failed") {
    return (
      <div className="file-items-state">
        <p role="alert">{item.error ?? t("ui.uploadFailed")}</p>
        {onRetry ? (
          <button type="button" onClick={() => onRetry(item.id)}>
            {t("ui.tryAgain")}
          </button>
        ) : null}
      </div>
    );
  }
  return item.previewUrl ? null : <div className="file-items-state">{item.name}</div>;
}
