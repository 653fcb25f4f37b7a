import { expect, test } from "vitest";
import { renderLetter } from "./letter.ts";
import type { Letter } from "./letter-parts.ts";

const letter: Letter = {
  subject: "Booking confirmed: Fri 14 November, 14:30",
  firstLine: "Cornrows with Adwoa’s Braids & Beauty. Move or cancel until 13:30.",
  heading: "Booking confirmed",
  intro: ["Hello Nadia <script>alert(1)</script>, you are expected on Friday."],
  facts: [
    { label: "When", value: "Friday 14 November 2025, 14:30 – 15:45 (Malta time)" },
    { label: "Where", value: "14, Triq Manoel, Il-Gżira" },
  ],
  button: { label: "View, move or cancel your booking", url: "https://kindred.example/b/x?a=1&b=2" },
  notes: [{ text: "After that, call", link: { label: "+356 9900 0142", url: "tel:+35699000142" } }],
  small: [{ text: "The link above is private: anyone who has it can change your booking." }],
};

test("renders HTML without external resources and escapes typed text", () => {
  const { html } = renderLetter(letter, "en", "https://kindred.example");
  expect(html).toContain("max-width:600px");
  expect(html).toContain("prefers-color-scheme:dark");
  expect(html).toContain('href="https://kindred.example/b/x?a=1&amp;b=2"');
  expect(html).toContain('href="https://kindred.example/privacy-policy"');
  expect(html).toContain("Nadia &lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toMatch(/<table|<img|<script|<link|url\(|@import/);
  expect(html.match(/width:16\.66%/g)).toHaveLength(6);
});

test("renders plain text with the same content in the same order", () => {
  const { text, html } = renderLetter(letter, "en", "https://kindred.example");
  const pieces = [
    "Kindred",
    "Booking confirmed",
    "Hello Nadia",
    "When",
    "Where",
    "View, move or cancel",
    "After that, call",
    "The link above",
    "Privacy Policy",
  ];
  const positions = pieces.map((piece) => text.indexOf(piece));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  const body = html.slice(html.indexOf("max-width:600px"));
  const inHtml = pieces.map((piece) => body.indexOf(piece));
  expect(inHtml).toEqual([...inHtml].sort((a, b) => a - b));
  expect(text).toContain("https://kindred.example/b/x?a=1&b=2");
});

test("uses dir=rtl for a right-to-left language", () => {
  const { html } = renderLetter(letter, "en-XA", "https://kindred.example");
  expect(html).toContain('dir="rtl"');
  expect(html).toContain("Þŕíṽáçý".replace("Þ", "P"));
});

test("refuses a link with an unsafe URL", () => {
  const bad = { ...letter, button: { label: "x", url: "javascript:alert(1)" } };
  expect(() => renderLetter(bad, "en", "https://kindred.example")).toThrow();
});
