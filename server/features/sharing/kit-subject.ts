import type { Deps } from "#server/deps.ts";
import type { KitArt } from "#server/platform/share-kit/kit-art.ts";

/** What a listing or an event says in its share kit, before its pictures are read. */
export type KitSubject = Pick<
  KitArt,
  "communityId" | "label" | "title" | "promise" | "scan" | "leaf" | "letters" | "address" | "qrUrl"
> & {
  readonly hostId: number;
  readonly facts: readonly string[];
  readonly posterFacts: readonly string[];
  readonly price: string | null;
  readonly logoUrl: string | null;
  readonly photoUrl: string | null;
};

/** The printed address is short. The QR code also says where the visitor comes from. */
export function linkOf({ settings }: Deps, path: string): Pick<KitSubject, "address" | "qrUrl"> {
  const url = new URL(path, settings.publicUrl);
  const address = url.host + url.pathname + url.search;
  url.searchParams.set("from", "qr");
  return { address, qrUrl: url.href };
}
