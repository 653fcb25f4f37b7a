import { X } from "lucide-react";
import { useState } from "react";
import { useBrokenMedia } from "#web/lib/broken-media.ts";
import { useT } from "#web/lib/messages.tsx";
import { Field, type FieldNotes } from "#web/ui/field.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CameraButton } from "./camera-button.tsx";
import { PendingState } from "./pending-state.tsx";
import { pictureTypes } from "./picture-rules.ts";
import type { Picture, PicturePurpose } from "./send-picture.ts";
import { type Pending, type PicturesState, usePictures } from "./use-pictures.ts";

type PictureFieldProps = FieldNotes & {
  readonly label: string;
  readonly purpose: PicturePurpose;
  readonly picture: Picture | null;
  readonly onChange: (picture: Picture | null) => void;
  readonly onPending?: (state: PicturesState) => void;
  readonly round?: boolean;
  readonly removable?: boolean;
};

export function PictureField(props: PictureFieldProps) {
  const { picture, onChange, purpose, onPending, round, removable = true, ...notes } = props;
  const pictures = usePictures({
    purpose,
    pictures: picture ? [picture] : [],
    onChange: ([only]) => onChange(only ?? null),
    max: 1,
    onPending,
  });
  const pending = pictures.pending[0];
  const camera = <CameraButton name={notes.label} onFiles={pictures.add} />;
  if (!pending && !picture) {
    return (
      <div className="picture-field">
        <FileDrop {...notes} accept={pictureTypes.join()} items={[]} onFiles={pictures.add} onRemove={() => {}} />
        {camera}
      </div>
    );
  }
  return (
    <div className="picture-field">
      <FilledField
        {...notes}
        round={round}
        picture={picture}
        pending={pending}
        onFiles={pictures.add}
        onRetry={pictures.retry}
        onRemove={pending ? () => pictures.removePending(pending.id) : removable ? () => onChange(null) : undefined}
      />
      {camera}
    </div>
  );
}

type FilledFieldProps = FieldNotes & {
  readonly round?: boolean | undefined;
  readonly picture: Picture | null;
  readonly pending: Pending | undefined;
  readonly onFiles: (files: File[]) => void;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (() => void) | undefined;
};

function FilledField({ round, picture, pending, onFiles, onRetry, onRemove, ...notes }: FilledFieldProps) {
  const t = useT("portalForms");
  const [isOver, setOver] = useState(false);
  const name = pending?.file.name ?? picture?.name ?? "";
  const shown = name || t("upload.current");
  return (
    <Field {...notes}>
      {(control) => (
        <div
          className="file-drop picture-field-filled"
          data-over={isOver || undefined}
          data-invalid={notes.error ? true : undefined}
        >
          <input
            {...control}
            className="tile-input"
            type="file"
            accept={pictureTypes.join()}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])].slice(0, 1));
              event.target.value = "";
            }}
          />
          <Preview src={pending?.previewUrl ?? picture?.thumb} round={round} />
          <div className="picture-field-words" data-failed={pending?.error !== undefined || undefined}>
            <p className="picture-field-name">{shown}</p>
            {pending ? <PendingState one={pending} onRetry={onRetry} /> : null}
            <p className="file-drop-choose" aria-hidden="true">
              {t("upload.replace")}
            </p>
          </div>
          {onRemove ? (
            <IconButton
              className="picture-field-remove"
              label={t("ui.removeFile", { name: shown })}
              icon={<X className="icon" aria-hidden="true" />}
              onClick={onRemove}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** Empty if the browser cannot decode the file, for example because it is not a picture. */
function Preview({ src, round }: { src: string | undefined; round?: boolean | undefined }) {
  return (
    <span className="picture-field-preview" data-round={round || undefined}>
      {src ? <PreviewPicture key={src} src={src} /> : null}
    </span>
  );
}

function PreviewPicture({ src }: { src: string }) {
  const { isBroken, watch } = useBrokenMedia();
  return isBroken ? null : <img src={src} alt="" {...watch} />;
}
