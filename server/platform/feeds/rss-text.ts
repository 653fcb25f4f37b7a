import { escapeUTF8 } from "entities";

type Feed = {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly language: string;
  readonly entries: readonly {
    readonly title: string;
    readonly link: string;
    readonly publishedAt: Date;
    readonly description: string;
  }[];
};

/** RSS 2.0. No white space around the texts, because some readers show it. */
export function rssText({ entries, ...feed }: Feed): string {
  const items = entries.map(({ title, link, publishedAt, description }) => [
    "<item>",
    element("title", title),
    element("link", link),
    `<guid isPermaLink="true">${escapeUTF8(link)}</guid>`,
    element("pubDate", publishedAt.toUTCString()),
    element("description", description),
    "</item>",
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    ...Object.entries(feed).map(([name, text]) => element(name, text)),
    ...items.flat(),
    "</channel></rss>",
    "",
  ].join("\n");
}

const element = (name: string, text: string) => `<${name}>${escapeUTF8(text)}</${name}>`;
