import { Camera } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";

/** CSS hides this button except on phones and tablets. */
export function CameraButton({ name, onFiles }: { name: string; onFiles: (files: File[]) => void }) {
  const t = useT("portalForms");
  return (
    <label className="camera-button button" data-variant="soft" data-size="sm">
      <input
        className="tile-input"
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={`${t("upload.takePhoto")}: ${name}`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Camera className="icon" aria-hidden="true" />
      <span aria-hidden="true">{t("upload.takePhoto")}</span>
    </label>
  );
}
