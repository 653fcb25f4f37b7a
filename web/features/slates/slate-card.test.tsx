import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { SlateCard, type SlateView } from "./slate-card.tsx";

const slate: SlateView = {
  text: "Bread at five.",
  date: "16 November 2026",
  created: "2026-11-16T10:00:00.000Z",
  author: { name: "Samir Mansour", headline: null, about: "Baker", picture: null },
  media: null,
  counts: { views: "4 views", likes: "3 likes", comments: "2 comments" },
  numbers: { views: "4", likes: "3", comments: "2" },
};

const avatarWith = (picture: string | null) => {
  const shown = { ...slate, author: { ...slate.author, picture } };
  const html = renderToString(
    <MessagesProvider locale="en" messages={messagesFor("en", "stories")}>
      <SlateCard slate={shown} />
    </MessagesProvider>,
  );
  return /<span class="avatar"[^>]*>(.*?)<\/span>/.exec(html)?.[1];
};

test("the card shows the author's picture, or the initial if there is none", () => {
  expect(avatarWith("/author-pictures/5")).toMatch(/^<img src="\/author-pictures\/5"/);
  expect(avatarWith(null)).toBe("S");
});
