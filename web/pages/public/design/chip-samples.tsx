import { CalendarDays, CircleCheck, Clock, LayoutGrid, Ticket } from "lucide-react";
import { useState } from "react";
import { communities } from "#contract/lists/communities.ts";
import { useT } from "#web/lib/messages.tsx";
import { ChipGroup } from "#web/ui/chip.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { TabLinks } from "#web/ui/tab-links.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { CommunityTag, Tag } from "#web/ui/tag.tsx";
import { Row, Sample } from "./sample.tsx";

export function ChipSamples() {
  const t = useT("design");
  const [chips, setChips] = useState(["vegetarian"]);
  const [tab, setTab] = useState<"calendar" | "listings" | "bookings">("listings");
  const [filter, setFilter] = useState<"all" | "services" | "events">("all");
  return (
    <Sample title={t("design.chips")}>
      <ChipGroup
        values={chips}
        onChange={setChips}
        options={[
          { value: "vegetarian", label: t("design.vegetarian") },
          { value: "meal-plans", label: t("design.mealPlans") },
          { value: "sweets", label: t("design.sweets"), disabled: true },
        ]}
      />
      <Row>
        <Tag>{t("design.sweets")}</Tag>
        <Tag tone="strong">{t("design.food")}</Tag>
        <Tag tone="good" icon={<CircleCheck className="icon" aria-hidden="true" />}>
          {t("design.published")}
        </Tag>
        <Tag tone="warm" icon={<Clock className="icon" aria-hidden="true" />}>
          {t("design.inReview")}
        </Tag>
        <Tag tone="bad">{t("design.suspended")}</Tag>
      </Row>
      <Row>
        {communities.map(({ communityId }) => (
          <CommunityTag key={communityId} communityId={communityId} />
        ))}
      </Row>
      <div>
        <Segmented
          label={t("design.filter")}
          value={filter}
          onChange={setFilter}
          segments={[
            { value: "all", label: t("design.all"), count: 6 },
            { value: "services", label: t("design.services") },
            { value: "events", label: t("design.events") },
          ]}
        />
      </div>
      <Tabs
        label={t("design.chips")}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: "calendar",
            label: t("design.calendar"),
            icon: <CalendarDays className="icon" aria-hidden="true" />,
            panel: <p className="py-4">{t("design.calendarPanel")}</p>,
          },
          {
            value: "listings",
            label: t("design.listings"),
            icon: <LayoutGrid className="icon" aria-hidden="true" />,
            panel: <p className="py-4">{t("design.listingsPanel")}</p>,
          },
          {
            value: "bookings",
            label: t("design.bookings"),
            icon: <Ticket className="icon" aria-hidden="true" />,
            count: 3,
            panel: <p className="py-4">{t("design.bookingsPanel")}</p>,
          },
        ]}
      />
      <TabLinks
        label={t("design.pages")}
        links={[
          { to: "/design", label: t("design.listings"), count: 2 },
          { to: "/downloadapp", label: t("design.bookings") },
        ]}
      />
    </Sample>
  );
}
