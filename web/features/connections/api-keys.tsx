import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { type KeyScope, keyScopes } from "#contract/lists/key-scopes.ts";
import { joinTexts } from "#format/joined-text.ts";
import { formatDayTime } from "#format/times.ts";
import { browserApi } from "#web/lib/api.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { ApiKey, ConnectionsData } from "./load-connections.ts";
import { SecretOnce } from "./secret-once.tsx";
import { useChange } from "./use-change.ts";

export function ApiKeys({ data, keys }: { data: ConnectionsData; keys: readonly ApiKey[] }) {
  const t = useT("connections");
  const [step, setStep] = useState<"list" | "form">("list");
  const [made, setMade] = useState<string | null>(null);
  return (
    <Card pad>
      <div className="connections-heading">
        <h3 className="connections-title">{t("keys.title")}</h3>
        {step === "list" ? (
          <Button
            variant="soft"
            size="sm"
            icon={<Plus className="icon" aria-hidden="true" />}
            onClick={() => setStep("form")}
          >
            {t("keys.new")}
          </Button>
        ) : null}
      </div>
      <p className="text-sm text-ink-2">{t("keys.text")}</p>
      {keys.length > 0 ? (
        <ul className="connections-list">
          {keys.map((key) => (
            <KeyRow key={key.id} data={data} apiKey={key} />
          ))}
        </ul>
      ) : null}
      {made ? (
        <SecretOnce
          title={t("keys.once")}
          text={t("keys.lost")}
          label={t("keys.yours")}
          copied={t("keys.copied")}
          secret={made}
          onClose={() => setMade(null)}
        />
      ) : null}
      {step === "form" ? (
        <NewKey
          hostId={data.host.id}
          onMade={(key) => {
            setMade(key);
            setStep("list");
          }}
        />
      ) : null}
      <a className="text-sm" href="/api/docs">
        {t("keys.guide")}
      </a>
    </Card>
  );
}

function NewKey({ hostId, onMade }: { hostId: number; onMade: (key: string) => void }) {
  const t = useT("connections");
  const { isBusy, problem, send } = useChange();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly KeyScope[]>(["read_bookings"]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const params = { hostId: String(hostId) };
    const answer = await send(() =>
      browserApi("POST /hosts/{hostId}/keys", { params, body: { name, scopes: [...scopes] } }),
    );
    if (answer) onMade(answer.data.key);
  };
  const toggle = (scope: KeyScope) =>
    setScopes(keyScopes.filter((one) => (one === scope ? !scopes.includes(one) : scopes.includes(one))));
  const isFieldProblem = problem !== null && (problem.fields.name ?? problem.fields.scopes) !== undefined;
  return (
    <form className="connections-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t("keys.name")}
        placeholder={t("keys.namePlaceholder")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={problem?.fields.name}
        autoComplete="off"
      />
      <FieldGroup label={t("keys.may")} error={problem?.fields.scopes}>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`keys.scope.${scope}`)}
            checked={scopes.includes(scope)}
            onChange={() => toggle(scope)}
          />
        ))}
      </FieldGroup>
      {problem && !isFieldProblem ? <Note tone="bad">{problem.message}</Note> : null}
      <Button type="submit" busy={isBusy}>
        {t("keys.make")}
      </Button>
    </form>
  );
}

function KeyRow({ data: { host }, apiKey }: { data: ConnectionsData; apiKey: ApiKey }) {
  const t = useT("connections");
  const locale = useLocale();
  const { isBusy, problem, send } = useChange();
  const [isAsking, setIsAsking] = useState(false);
  const { name, hint, scopes, lastUsedAt, revokedAt } = apiKey;
  const at = (instant: string) => formatDayTime(instant, locale, host.timeZone);
  const used = lastUsedAt ? t("keys.used", { time: at(lastUsedAt) }) : t("keys.neverUsed");
  const revoke = async () => {
    const params = { hostId: String(host.id), id: String(apiKey.id) };
    await send(() => browserApi("DELETE /hosts/{hostId}/keys/{id}", { params }));
    setIsAsking(false);
  };
  return (
    <li>
      <div className="connections-words">
        <p className="font-strong">{name}</p>
        <p className="text-sm text-muted">
          <code dir="ltr">{hint}</code> ·{" "}
          {joinTexts(
            scopes.map((scope) => t(`keys.scope.${scope}`)),
            locale,
          )}
        </p>
        <p className="text-sm text-muted">{revokedAt ? t("keys.revoked", { time: at(revokedAt) }) : used}</p>
        {problem ? <Note tone="bad">{problem.message}</Note> : null}
      </div>
      {revokedAt ? null : (
        <Button
          variant="quiet-danger"
          size="sm"
          aria-label={t("keys.revokeName", { name })}
          onClick={() => setIsAsking(true)}
        >
          {t("keys.revoke")}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t("keys.revokeTitle")}
        message={t("keys.revokeText", { name })}
        confirmLabel={t("keys.revoke")}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void revoke()}
      />
    </li>
  );
}
