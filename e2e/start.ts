import "#scripts/production.ts";
import { startBundle } from "#scripts/start-bundle.ts";
import { isPublicAddress } from "#server/platform/outbound/public-address.ts";

// The product of the browser tests. Unlike the real one, it also reads calendars that a test serves on loopback.
await startBundle({
  outbound: { mayReach: (address) => address === "127.0.0.1" || isPublicAddress(address) },
});
