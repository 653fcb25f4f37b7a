import type {
  listDevices as listContract,
  removeDevice as removeContract,
  saveDevice as saveContract,
} from "#contract/devices.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { PushKind } from "#contract/lists/push-kinds.ts";
import type { Deps } from "#server/deps.ts";
import type { Staff } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { deleteDevice, findDevicesOf, saveDevice } from "./device-store.ts";

const maxDevices = 20;

export async function saveOwnDevice(
  deps: Deps,
  actor: Staff,
  { body }: InputOf<typeof saveContract>,
): Promise<OutputOf<typeof saveContract>> {
  const { endpoint, keys } = body.subscription;
  checkEndpoint(deps, endpoint);
  const others = (await findDevicesOf(deps.db, actor.userId)).filter((device) => device.endpoint !== endpoint);
  if (others.length >= maxDevices) refuse("too_many_devices");
  const saved = await saveDevice(deps.db, {
    user_id: actor.userId,
    endpoint,
    ...keys,
    name: body.name,
    locale: actor.locale,
    kinds: [...body.kinds],
  });
  return success(actor, "device.saved", deviceAnswer(saved));
}

export async function listOwnDevices(deps: Deps, actor: Staff): Promise<OutputOf<typeof listContract>> {
  return (await findDevicesOf(deps.db, actor.userId)).map(deviceAnswer);
}

export async function removeOwnDevice(
  deps: Deps,
  actor: Staff,
  { params }: InputOf<typeof removeContract>,
): Promise<OutputOf<typeof removeContract>> {
  if (!(await deleteDevice(deps.db, actor.userId, params.id))) refuse("not_found");
  return success(actor, "device.removed", null);
}

/** A browser gives us this address, and we send requests to it. `outbound` refuses private networks. */
export function checkEndpoint({ settings }: Deps, endpoint: string): void {
  if (!endpoint.startsWith("https:") && !settings.isLoopback)
    refuse("invalid_fields", { fields: { "subscription.endpoint": "bad_web_address" } });
}

function deviceAnswer(row: { id: number; name: string; kinds: PushKind[]; added_at: Date; endpoint: string }) {
  const { id, name, endpoint } = row;
  return { id, name, kinds: row.kinds, addedAt: row.added_at.toISOString(), endpoint };
}
