import { ArrowLeft, ArrowRight, X } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "#web/lib/messages.tsx";
import { PendingState } from "./pending-state.tsx";
import type { Picture } from "./send-picture.ts";
import type { Pending } from "./use-pictures.ts";

type PictureTilesProps = {
  readonly pictures: readonly Picture[];
  readonly pending: readonly Pending[];
  readonly nameAt: (index: number) => string;
  readonly onMove: (index: number, by: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onRemovePending: (id: string) => void;
  readonly onRetry: (id: string) => void;
};

export function PictureTiles(props: PictureTilesProps) {
  const t = useT("portalForms");
  const { pictures, pending, nameAt } = props;
  if (pictures.length + pending.length === 0) return null;
  return (
    <ul className="file-items">
      {pictures.map((picture, index) => (
        <li className="file-items-thumb" key={picture.url}>
          <img src={picture.thumb} alt={nameAt(index)} />
          <RemoveButton name={nameAt(index)} onClick={() => props.onRemove(index)} />
          {pictures.length > 1 ? (
            <span className="picture-tiles-moves">
              <MoveButton
                label={t("upload.earlier", { name: nameAt(index) })}
                disabled={index === 0}
                onClick={() => props.onMove(index, -1)}
                icon={<ArrowLeft className="icon flip" aria-hidden="true" />}
              />
              <MoveButton
                label={t("upload.later", { name: nameAt(index) })}
                disabled={index === pictures.length - 1}
                onClick={() => props.onMove(index, 1)}
                icon={<ArrowRight className="icon flip" aria-hidden="true" />}
              />
            </span>
          ) : null}
        </li>
      ))}
      {pending.map((one) => (
        <li className="file-items-thumb" key={one.id} data-state={one.error === undefined ? "uploading" : "failed"}>
          {one.error === undefined ? <img src={one.previewUrl} alt={one.file.name} /> : null}
          <RemoveButton name={one.file.name} onClick={() => props.onRemovePending(one.id)} />
          <div className="file-items-state">
            {one.error === undefined ? null : <p className="picture-field-name">{one.file.name}</p>}
            <PendingState one={one} onRetry={props.onRetry} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useT("portalForms");
  return (
    <button type="button" className="file-items-remove" aria-label={t("ui.removeFile", { name })} onClick={onClick}>
      <span>
        <X className="icon" aria-hidden="true" />
      </span>
    </button>
  );
}

/**
 * At the ends of the list this is `aria-disabled` and not `disabled`, so that the button keeps the focus while somebody
 * moves a picture by keyboard.
 */
function MoveButton(props: { label: string; disabled: boolean; onClick: () => void; icon: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-disabled={props.disabled || undefined}
      onClick={() => (props.disabled ? undefined : props.onClick())}
    >
      {props.icon}
    </button>
  );
}
