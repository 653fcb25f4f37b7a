import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";
import { Note } from "#web/ui/note.tsx";

const key = "booked";
type Booked = { readonly listingId: number; readonly manageTo: string };

/** Stored in the tab, so that a customer who goes back from the confirmation still sees that they have booked. */
export function rememberBooking(booked: Booked): void {
  keepInTab(key, booked);
}

export function clearRememberedBooking(manageTo: string): void {
  if (readFromTab<Booked>(key)?.manageTo === manageTo) dropFromTab(key);
}

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
