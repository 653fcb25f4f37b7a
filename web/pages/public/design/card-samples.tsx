import { CircleCheck, Clock, Music, Scissors } from "lucide-react";
import { communities } from "#contract/lists/communities.ts";
import { useT } from "#web/lib/messages.tsx";
import { Avatar, LogoDisc } from "#web/ui/avatar.tsx";
import { ClothEmblem } from "#web/ui/cloth.tsx";
import { MediaCard } from "#web/ui/media-card.tsx";
import { Tag } from "#web/ui/tag.tsx";
import picture from "../../../assets/landing/connected.svg?url";
import { Row, Sample } from "./sample.tsx";

const letters = [..."ABCDEFGHIJKLMNO"];

export function CardSamples() {
  const t = useT("design");
  const published = { label: t("design.published"), icon: <CircleCheck className="icon" aria-hidden="true" /> };
  const review = {
    label: t("design.inReview"),
    icon: <Clock className="icon" aria-hidden="true" />,
    tone: "warm",
  } as const;
  const foot = (date: string, kind: string) => (
    <>
      <span>{date}</span>
      <Tag>{kind}</Tag>
    </>
  );
  return (
    <Sample title={t("design.cards")}>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <MediaCard
          to="#content"
          title={t("design.listingName")}
          art={<ClothEmblem communityId={1} icon={<Scissors className="icon-lg" />} />}
          status={published}
          description={t("design.listingText")}
          foot={foot(t("design.created"), t("design.service"))}
        />
        <MediaCard
          to="#content"
          title={t("design.eventName")}
          art={<img src={picture} alt="" width={480} height={360} />}
          status={published}
          description={t("design.eventText")}
          foot={foot(t("design.eventStarts"), t("design.event"))}
        />
        <MediaCard
          to="#content"
          title={t("design.eventName")}
          art={<ClothEmblem communityId={6} icon={<Music className="icon-lg" />} />}
          status={review}
          description={t("design.eventText")}
          foot={foot(t("design.eventStarts"), t("design.event"))}
        />
      </div>
      <Row>
        {communities.map(({ communityId, name }) => (
          <LogoDisc key={communityId} communityId={communityId} name={name} />
        ))}
      </Row>
      <p className="text-sm text-muted">{t("design.fifteen")}</p>
      <Row>
        {letters.map((letter) => (
          <Avatar key={letter} name={letter} />
        ))}
        <Avatar name="" size="sm" />
        <Avatar name="Żaren" size="lg" />
        <Avatar name="Priya" size="xl" src={picture} />
      </Row>
    </Sample>
  );
}
