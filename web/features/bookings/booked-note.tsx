import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useT } from "../../lib/messages.tsx";
import { dropFromTab, keepInTab, readFromTab } from "../../lib/tab-storage.ts";
import { Note } from "../../ui/note.tsx";

const key = "booked";
type Booked = { readonly listingId: number; readonly manageTo: string };

/** What was booked in this tab, so that Back from the confirmation does not look as if nothing had happened. */
export function rememberBooking(booked: Booked): void {
  keepInTab(key, booked);
}

export function forgetBooking(manageTo: string): void {
  if (readFromTab<Booked>(key)?.manageTo === manageTo) dropFromTab(key);
}

/** Says that there is a booking with this provider, made in this tab a moment ago. */
export function BookedNote({ listingId, name }: { listingId: number; name: string }) {
  const t = useT("booking");
  const [booked, setBooked] = useState<Partial<Booked> | null>(null);
  useEffect(() => {
    setBooked(readFromTab<Booked>(key));
  }, []);
  if (!booked?.manageTo || booked.listingId !== listingId) return null;
  return (
    <Note tone="good">
      {t("booked.here", { name })} <Link to={booked.manageTo}>{t("booked.see")}</Link>
    </Note>
  );
}
