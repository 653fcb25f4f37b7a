import { useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import type { FieldNotes } from "#web/ui/field.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { CameraButton } from "./camera-button.tsx";
import { moved, pictureTypes } from "./picture-rules.ts";
import { PictureTiles } from "./picture-tiles.tsx";
import type { Picture, PicturePurpose } from "./send-picture.ts";
import { type PicturesState, usePictures } from "./use-pictures.ts";

type PicturesFieldProps = FieldNotes & {
  readonly label: string;
  readonly purpose: PicturePurpose;
  readonly pictures: readonly Picture[];
  readonly onChange: (pictures: readonly Picture[]) => void;
  readonly onPending?: (state: PicturesState) => void;
  readonly max: number;
};

export function PicturesField(props: PicturesFieldProps) {
  const { pictures, onChange, onPending, purpose, max, ...notes } = props;
  const t = useT("portalForms");
  const [announcement, announce] = useState("");
  const { pending, add, retry, removePending } = usePictures({ purpose, pictures, onChange, max, onPending });
  const move = (index: number, by: number) => {
    onChange(moved(pictures, index, by));
    announce(t("upload.moved", { name: nameAt(index), number: index + by + 1, total: pictures.length }));
  };
  const nameAt = (index: number) => pictures[index]?.name || t("upload.pictureNumber", { number: index + 1 });
  return (
    <div className="picture-field">
      <FileDrop {...notes} accept={pictureTypes.join()} multiple items={[]} onFiles={add} onRemove={() => {}} />
      <CameraButton name={notes.label} onFiles={add} />
      <PictureTiles
        pictures={pictures}
        pending={pending}
        nameAt={nameAt}
        onMove={move}
        onRemove={(index) => onChange(pictures.toSpliced(index, 1))}
        onRemovePending={removePending}
        onRetry={retry}
      />
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
}
