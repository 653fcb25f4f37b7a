import { Copy } from "lucide-react";
import { useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import type { BookableListing } from "./load-connections.ts";

export function BookButton({ listings }: { listings: readonly BookableListing[] }) {
  const t = useT("connections");
  const [listing, setListing] = useState(listings[0]);
  return (
    <Card pad>
      <h3 className="connections-title">{t("button.title")}</h3>
      <p className="text-sm text-ink-2">{t("button.text")}</p>
      {listings.length > 1 ? (
        <SelectField
          label={t("button.listing")}
          value={listing?.id}
          options={listings.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => setListing(listings.find(({ id }) => String(id) === target.value))}
        />
      ) : null}
      {listing ? <Snippet key={listing.id} listing={listing} /> : <p>{t("button.none")}</p>}
    </Card>
  );
}

function Snippet({ listing: { id, name, items } }: { listing: BookableListing }) {
  const t = useT("connections");
  const copy = useCopy();
  const origin = useSite()?.publicUrl ?? "";
  const [words, setWords] = useState(t("button.bookWith", { name }));
  const [itemId, setItemId] = useState("");
  const link = itemId
    ? `${origin}/booking?providerId=${id}&serviceItemId=${itemId}&from=embed`
    : `${origin}/providerPage?id=${id}&from=embed`;
  const item = itemId ? ` data-kindred-service="${itemId}"` : "";
  const code = [
    `<a href="${escaped(link)}"`,
    `   data-kindred-book="${id}"${item}>${escaped(words)}</a>`,
    `<script async src="${origin}/embed/${id}.js"></script>`,
  ].join("\n");
  return (
    <>
      <div className="connections-button">
        <div className="grid content-start gap-3">
          <TextField
            label={t("button.words")}
            value={words}
            maxLength={80}
            onChange={({ target }) => setWords(target.value)}
          />
          {items.length > 1 ? (
            <SelectField
              label={t("button.opens")}
              value={itemId}
              placeholder={t("button.allServices")}
              options={items.map((one) => ({ value: String(one.id), label: one.name }))}
              onChange={({ target }) => setItemId(target.value)}
            />
          ) : null}
        </div>
        <div className="connections-site">
          <p className="connections-site-bar">{t("button.site")}</p>
          <a {...buttonLook({})} className="button" href={link} target="_blank" rel="noreferrer">
            <bdi>{words}</bdi>
          </a>
        </div>
      </div>
      <section className="grid gap-2" aria-label={t("button.code")}>
        <code className="connections-code" dir="ltr">
          {code}
        </code>
      </section>
      <div className="connections-actions">
        <Button
          variant="outline"
          icon={<Copy className="icon" aria-hidden="true" />}
          onClick={() => void copy(code, t("button.copied"))}
        >
          {t("button.copy")}
        </Button>
        <Button variant="ghost" onClick={() => void copy(link, t("button.linkCopied"))}>
          {t("button.link")}
        </Button>
      </div>
      <p className="text-sm text-muted">{t("button.policy", { origin })}</p>
    </>
  );
}

/** The host pastes this into a page, so its words must not become tags. */
function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
