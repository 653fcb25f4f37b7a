import type { Deps } from "#server/deps.ts";
import type { KitArt } from "#server/platform/share-kit/kit-art.ts";

/** What a listing or an event says in its share kit, before its pictures are read. */
export type KitSubject = Pick<
  KitArt,
  "communityId" | "label" | "title" | "promise" | "scan" | "leaf" | "letters" | "icon" | "address" | "qrUrl"
> & {
  readonly hostId: number;
  readonly facts: readonly string[];
  readonly posterFacts: readonly string[];
  readonly price: string | null;
  readonly logoUrl: string | null;
  readonly photoUrl: string | null;
};

/** The printed address is short. The QR code may lead further, and says where the visitor comes from. */
export function linkOf({ settings }: Deps, path: string, qrPath = path): Pick<KitSubject, "address" | "qrUrl"> {
  const { host, pathname, search } = new URL(path, settings.publicUrl);
  const code = new URL(qrPath, settings.publicUrl);
  code.searchParams.set("from", "qr");
  return { address: host + pathname + search, qrUrl: code.href };
}
