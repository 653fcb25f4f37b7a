import { CircleCheck, Copy, MessageCircle } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import { KitWorks } from "./kit-works.tsx";
import type { KitChoice, ShareKitData } from "./share-kit-of.ts";

export function ShareKit({ kit }: { kit: ShareKitData }) {
  const t = useT("shareKit");
  const { chosen } = kit;
  return (
    <>
      <h1>{t("kit.title")}</h1>
      <p className="mt-1 max-w-[60ch] text-lg text-ink-2">{t("kit.lead")}</p>
      {chosen ? (
        <div className="share-kit">
          <div className="share-kit-choices">
            <Choices choices={kit.choices} chosen={chosen} />
            <Options kit={kit} chosen={chosen} />
          </div>
          <KitWorks chosen={chosen} hasPrice={kit.hasPrice} hasPhoto={kit.hasPhoto} />
          <Words key={chosen.link} words={chosen.words} />
        </div>
      ) : (
        <EmptyState communityId={4} headingLevel={2} title={t("kit.empty")}>
          {t("kit.emptyText")}
        </EmptyState>
      )}
    </>
  );
}

type Chosen = NonNullable<ShareKitData["chosen"]>;

function Choices({ choices, chosen }: { choices: readonly KitChoice[]; chosen: Chosen }) {
  const t = useT("shareKit");
  return (
    <nav aria-labelledby="share-kit-choose">
      <h2 id="share-kit-choose" className="mb-2 text-lg">
        {t("kit.choose")}
      </h2>
      <ul className="share-kit-list">
        {choices.map(({ kind, id, name, note, communityId, pictureUrl }) => {
          const isChosen = kind === chosen.kind && id === chosen.id;
          return (
            <li key={`${kind}${id}`}>
              <Link
                className="share-kit-choice"
                to={`?${kind}=${id}`}
                aria-current={isChosen || undefined}
                preventScrollReset
              >
                <span className="share-kit-thumb">
                  {pictureUrl ? <img src={pictureUrl} alt="" loading="lazy" /> : <Cloth communityId={communityId} />}
                </span>
                <span>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <span className="text-sm text-muted">{note}</span>
                </span>
                {isChosen ? <CircleCheck className="icon share-kit-check" aria-hidden="true" /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Options({ kit, chosen }: { kit: ShareKitData; chosen: Chosen }) {
  const t = useT("shareKit");
  const navigate = useNavigate();
  const show = (change: { price?: boolean; photo?: boolean }) => {
    const { price, photo } = { price: kit.hasPrice, photo: kit.hasPhoto, ...change };
    const search = new URLSearchParams({ [chosen.kind]: String(chosen.id) });
    if (!price) search.set("price", "off");
    if (!photo) search.set("photo", "off");
    void navigate(`?${search}`, { preventScrollReset: true, replace: true });
  };
  return (
    <fieldset key={chosen.link} className="grid gap-2">
      <legend className="mb-2 text-lg font-strong">{t("kit.onPictures")}</legend>
      <Checkbox
        defaultChecked={kit.hasPrice}
        onChange={(change) => show({ price: change.target.checked })}
        label={t("kit.price")}
      />
      <Checkbox
        defaultChecked={kit.hasPhoto}
        onChange={(change) => show({ photo: change.target.checked })}
        label={t("kit.photo")}
        note={t("kit.photoOff")}
      />
    </fieldset>
  );
}

function Words({ words }: { words: string }) {
  const t = useT("shareKit");
  const copy = useCopy();
  const [text, setText] = useState(words);
  return (
    <section className="share-kit-words">
      <TextAreaField
        label={t("kit.words")}
        rows={6}
        dir="auto"
        value={text}
        onChange={(change) => setText(change.target.value)}
      />
      <div className="share-kit-actions">
        <Button
          variant="outline"
          icon={<Copy className="icon" aria-hidden="true" />}
          onClick={() => void copy(text, t("kit.copied"))}
        >
          {t("kit.copy")}
        </Button>
        <LinkButton
          to={`https://wa.me/?${new URLSearchParams({ text })}`}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MessageCircle className="icon" aria-hidden="true" />}
        >
          {t("kit.whatsapp")}
        </LinkButton>
      </div>
    </section>
  );
}
