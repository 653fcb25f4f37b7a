import { BellRing, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { CallOutput } from "#contract/calls.ts";
import { type PushKind, pushKinds } from "#contract/lists/push-kinds.ts";
import { ApiRefusal, ApiUnreachable, browserApi, deleteOnce } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { useJoin } from "#web/lib/use-join.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Note } from "#web/ui/note.tsx";
import { currentSubscription, deviceName, pushSupport, subscribeToPush } from "./push-subscription.ts";

type Device = CallOutput<"GET /devices">[number];

/** The browsers on which a member of a host gets push messages, and what about. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const t = useT("devices");
  const join = useJoin();
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void currentSubscription().then((subscription) => setEndpoint(subscription?.endpoint ?? null));
  }, []);
  const own = devices.find((device) => device.endpoint === endpoint);
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiRefusal || error instanceof ApiUnreachable)) throw error;
      setProblem(error instanceof ApiRefusal ? error.message : t("devices.unreachable"));
    }
  };
  const save = (kinds: readonly PushKind[]) =>
    attempt(async () => {
      const subscription = await subscribeToPush();
      if (!subscription) return setProblem(t("devices.notPossible"));
      const body = { subscription, kinds: [...kinds], name: deviceName(navigator.userAgent) };
      await browserApi("PUT /devices", { body });
      setEndpoint(subscription.endpoint);
    });
  const remove = (id: number) =>
    attempt(() => deleteOnce(() => browserApi("DELETE /devices/{id}", { params: { id: String(id) } })));
  return (
    <section className="card device-list" data-pad>
      <h2>{t("devices.title")}</h2>
      <p className="text-ink-2">{t("devices.text")}</p>
      {problem ? <Note tone="bad">{problem}</Note> : null}
      {isHydrated && !own ? (
        <div>
          {pushSupport() === "homeScreenFirst" ? <p>{t("devices.homeScreen")}</p> : null}
          <Button onClick={() => void save(pushKinds)} icon={<BellRing className="icon" aria-hidden="true" />}>
            {t("devices.add")}
          </Button>
        </div>
      ) : null}
      {own ? (
        <fieldset className="grid gap-2">
          <legend className="font-strong">{t("devices.this")}</legend>
          {pushKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`kind.${kind}`)}
              checked={own.kinds.includes(kind)}
              onChange={() => void save(toggled(own.kinds, kind))}
            />
          ))}
        </fieldset>
      ) : null}
      {devices.length > 0 ? (
        <ul>
          {devices.map((device) => (
            <li key={device.id}>
              <span>
                <b>{device.name}</b>
                <span className="text-sm text-muted">
                  {device.kinds.length === 0
                    ? t("devices.nothing")
                    : join(...device.kinds.map((kind) => t(`kind.${kind}`)))}
                </span>
              </span>
              <Button
                variant="quiet-danger"
                size="sm"
                onClick={() => void remove(device.id)}
                icon={<Trash2 className="icon" aria-hidden="true" />}
                aria-label={t("devices.removeOne", { name: device.name })}
              >
                {t("devices.remove")}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function toggled(kinds: readonly PushKind[], kind: PushKind): readonly PushKind[] {
  return pushKinds.filter((one) => (one === kind ? !kinds.includes(one) : kinds.includes(one)));
}
