const item = "https://paper.example/one";
const harbour = "Harbour café opens";

type Sample = { readonly bytes: Buffer; readonly contentType: string };
const utf8 = (text: string, contentType = "application/xml"): Sample => ({ bytes: Buffer.from(text), contentType });

/** Every sample has the same story, "Harbour café opens", of 16 November 2026, 10:00 UTC. */
export const feedSamples: Readonly<Record<string, Sample>> = {
  "RSS 0.91 without a DOCTYPE": utf8(
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="0.91"><channel><title>The Paper</title><link>https://paper.example</link><description>d</description><language>en</language>
<item><title>${harbour}</title><link>${item}</link><description>At the old quay. 16 November.</description></item></channel></rss>`,
  ),
  "RSS 1.0": utf8(
    `<?xml version="1.0"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel rdf:about="https://paper.example"><title>The Paper</title><link>https://paper.example</link><description>d</description>
<items><rdf:Seq><rdf:li resource="${item}"/></rdf:Seq></items></channel>
<item rdf:about="${item}"><title>${harbour}</title><link>${item}</link><description>At the old quay.</description><dc:date>2026-11-16T11:00+01:00</dc:date></item>
</rdf:RDF>`,
    "application/rdf+xml",
  ),
  "RSS 2.0 with media extensions and CDATA": utf8(
    `<?xml version='1.0' encoding='utf-8'?><?xml-stylesheet href="/style.xsl"?><!-- made by hand -->
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel><title>The Paper</title><atom:link href="https://paper.example/feed" rel="self"/><link>https://paper.example</link><description>d</description>
<item><title><![CDATA[Harbour <b>caf&eacute;</b> opens]]></title><link>  ${item} </link><guid isPermaLink="false">77</guid>
<description><![CDATA[<p>At the old quay.</p><script>alert(1)</script>]]></description><content:encoded><![CDATA[<p>Long words.</p>]]></content:encoded>
<pubDate>Mon, 16 Nov 2026 10:00:00 GMT</pubDate><media:content url="https://paper.example/clip.mp4" type="video/mp4"/><media:content url="https://paper.example/one.jpg" medium="image"/></item>
</channel></rss><!-- end -->`,
    "text/xml; charset=utf-8",
  ),
  "RSS 2.0 with a permalink, a picture in the description and an unusual date": utf8(
    `<rss version="2.0"><channel><title>The Paper</title>
<item><title>Harbour caf&#233; opens</title><guid>${item}</guid><description>&lt;img src="/one.jpg"&gt;At the old quay.</description><pubDate>Mon, 16 Nov 26 05:00 EST</pubDate></item></channel></rss>`,
    "text/html",
  ),
  "RSS 2.0 with an enclosure, a byte order mark and leading spaces": utf8(
    `\ufeff
<rss version="2.0"><channel><title>The Paper</title><item><title>${harbour}</title><link>/one</link><description>At the old quay.</description>
<enclosure url="one.jpg" type="image/jpeg" length="9"/><pubDate>2026-11-16 10:00:00</pubDate></item></channel></rss>`,
  ),
  Atom: utf8(
    `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:base="https://paper.example/"><title type="html">The Paper</title><id>x</id><updated>2026-11-16T10:00:00Z</updated>
<entry><title type="html">Harbour &lt;i&gt;caf&amp;eacute;&lt;/i&gt; opens</title><id>1</id><link rel="self" href="x"/><link rel="alternate" href="one"/><published>2026-11-16T10:00:00Z</published><updated>2026-11-17T10:00:00Z</updated>
<summary type="html">&lt;p&gt;At the old quay.&lt;/p&gt;</summary><media:group><media:thumbnail url="https://paper.example/one.jpg"/></media:group></entry></feed>`,
    "application/atom+xml",
  ),
  "Atom with XHTML content": utf8(
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>The Paper</title><id>x</id><updated>2026-11-16T10:00:00Z</updated>
<entry><title>${harbour}</title><id>1</id><link href="${item}"/><updated>2026-11-16T10:00:00.000Z</updated><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>At the old quay.</p></div></content></entry></feed>`,
  ),
  "JSON Feed": utf8(
    JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: "The Paper",
      items: [
        {
          id: "1",
          url: item,
          title: harbour,
          content_html: "<p>At the old quay.</p>",
          image: "https://paper.example/one.jpg",
          date_published: "2026-11-16T11:00:00+01:00",
        },
      ],
    }),
    "application/feed+json",
  ),
  "RSS in Latin-1, as the XML declaration says": {
    bytes: Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?><rss version="2.0"><channel><title>The Paper</title><item><title>${harbour}</title><link>${item}</link><description>At the old quay.</description><pubDate>16 November 2026 10:00:00 +0000</pubDate></item></channel></rss>`,
      "latin1",
    ),
    contentType: "application/xml",
  },
  "RSS in UTF-16 with a byte order mark": {
    bytes: Buffer.from(
      `\ufeff<?xml version="1.0" encoding="UTF-16"?><rss version="2.0"><channel><title>The Paper</title><item><title>${harbour}</title><link>${item}</link><description>At the old quay.</description><pubDate>Mon, 16 Nov 2026 10:00:00 Z</pubDate></item></channel></rss>`,
      "utf16le",
    ),
    contentType: "application/xml",
  },
  "RSS in Latin-1 that is declared as UTF-8": {
    bytes: Buffer.from(
      `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>The Paper</title><item><title>${harbour}</title><link>${item}</link><description>At the old quay.</description><pubDate>Mon, 16 Nov 2026 12:00:00 CAT</pubDate></item></channel></rss>`,
      "latin1",
    ),
    contentType: "text/xml; charset=utf-8",
  },
};

const file = "/etc/passwd";
const rss = (title: string) =>
  `<rss version="2.0"><channel><title>T</title><item><title>${title}</title><link>${item}</link></item></channel></rss>`;
const laughs = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("");

/** These documents could make a careless parser read files, call other hosts or use up the memory. */
export const xmlAttacks: Readonly<Record<string, string>> = {
  "an external entity": `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x SYSTEM "file://${file}">]>${rss("&x;")}`,
  "nested entities (billion laughs)": `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "ha">${laughs}]>${rss("&l10;")}`,
  "a large entity used many times": `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "${"a".repeat(50_000)}">]>${rss("&a;".repeat(20_000))}`,
  "a parameter entity": `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY % p SYSTEM "http://127.0.0.1/x.dtd"> %p;]>${rss("x")}`,
  "an external DTD": `<?xml version="1.0"?><!DoCtYpE rss PUBLIC "-//X" "http://127.0.0.1/rss.dtd">${rss("x")}`,
  "a DOCTYPE in UTF-16": `\ufeff<?xml version="1.0" encoding="utf-16"?><!DOCTYPE rss [<!ENTITY x SYSTEM "file://${file}">]>${rss("&x;")}`,
};
