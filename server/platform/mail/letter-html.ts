import { product } from "#contract/product.ts";
import { directionOf, languageOf } from "#messages/translate.ts";
import type { Frame, Letter, LetterLine, LetterLink } from "./letter-parts.ts";

const fonts = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Mail clients do not show the woven pattern, so the selvedge has plain colours. */
const selvedge = ["#17603F", "#7B1E3A", "#1B4F9C", "#2D2A63", "#A93325", "#0A7479"];
const dark =
  "@media(prefers-color-scheme:dark){.kb{background:#0A1817!important}.kc{background:#112321!important;border-color:#23403C!important}.kc p,.kc span,.kc h1,.ks{color:#EDF4F1!important;border-color:#23403C!important}.kl{color:#74D0C3!important}}";

/** Mail clients differ, so this uses one column of 600 pixels, inline styles, no tables and no external resources. */
export function letterHtml(letter: Letter, frame: Frame): string {
  const card = [
    `<h1 style="margin:0 0 8px;font-size:28px;line-height:34px;color:#10211F">${escaped(letter.heading)}</h1>`,
    ...letter.intro.map(
      (text) => `<p style="margin:0 0 20px;font-size:16px;line-height:25px;color:#3F514E">${escaped(text)}</p>`,
    ),
    ...(letter.facts ?? []).map(factHtml),
    letter.button ? buttonHtml(letter.button) : "",
    ...(letter.notes ?? []).map(
      (line) => `<p style="margin:16px 0 0;font-size:15px;line-height:24px;color:#3F514E">${lineHtml(line)}</p>`,
    ),
  ];
  const below = [...(letter.small ?? []), frame.footer].map(
    (line) =>
      `<p class="ks" style="margin:16px 8px 0;font-size:14px;line-height:22px;color:#566864">${lineHtml(line)}</p>`,
  );
  return `<!doctype html>
<html lang="${languageOf(frame.locale)}" dir="${directionOf(frame.locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(letter.subject)}</title>
<style>${dark}</style></head>
<body class="kb" style="margin:0;padding:0;background:#F6F8F6;font-family:${fonts}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(letter.firstLine)}</div>
<div style="max-width:600px;margin:0 auto;padding:24px 16px 40px;box-sizing:border-box">
<p style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:bold;color:#0B625D" class="kl">${escaped(product.name)}</p>
<div class="kc" style="background:#FFFFFF;border:1px solid #DCE3DF;border-radius:14px;overflow:hidden">
${selvedgeHtml()}
<div style="padding:28px 24px 24px">
${card.filter(Boolean).join("\n")}
</div></div>
${below.join("\n")}
</div></body></html>
`;
}

function selvedgeHtml(): string {
  const bands = selvedge.map(
    (colour) =>
      `<span style="display:inline-block;width:16.66%;height:8px;background:${colour};font-size:0;line-height:0;vertical-align:top">&nbsp;</span>`,
  );
  return `<div aria-hidden="true" style="font-size:0;line-height:0;white-space:nowrap">${bands.join("")}</div>`;
}

function factHtml({ label, value }: { label: string; value: string }): string {
  return `<p style="margin:0;padding:12px 0;border-top:1px solid #DCE3DF"><span style="display:block;font-size:14px;line-height:20px;color:#566864">${escaped(label)}</span><span style="display:block;font-size:16px;line-height:24px;font-weight:bold;color:#10211F">${escaped(value)}</span></p>`;
}

function buttonHtml({ label, url }: LetterLink): string {
  return `<p style="margin:16px 0 0"><a href="${linkAddress(url)}" style="display:block;background:#0B625D;color:#FFFFFF;text-decoration:none;font-weight:bold;font-size:16px;line-height:24px;padding:14px 20px;border-radius:8px;text-align:center">${escaped(label)}</a></p>`;
}

function lineHtml({ text, link }: LetterLine): string {
  if (!link) return escaped(text);
  return `${escaped(text)} <a class="kl" href="${linkAddress(link.url)}" style="color:#0B625D">${escaped(link.label)}</a>`;
}

/** `javascript:` links are refused. */
function linkAddress(url: string): string {
  if (!/^(https?:\/\/|tel:|mailto:)/i.test(url)) throw new Error("a letter's link must be http, https, tel or mailto");
  return escaped(url);
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
