import { useT } from "#web/lib/messages.tsx";
import { Note } from "#web/ui/note.tsx";

export function ChangeNote({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useT("calendar");
  if (isReadOnly) return <Note>{t("calendar.readOnly")}</Note>;
  return (
    <noscript>
      <Note>{t("calendar.noScript")}</Note>
    </noscript>
  );
}
