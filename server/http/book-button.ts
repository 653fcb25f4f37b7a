import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { chooseLocale } from "#messages/locale.ts";
import { directionOf, languageOf, translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import type { App } from "./hono-app.ts";

type Button = {
  readonly origin: string;
  readonly listingId: number;
  /** The visitor's, which may differ from that of the site around it. */
  readonly language: string;
  readonly direction: string;
  /** Names the dialog. */
  readonly title: string;
  readonly close: string;
};

/** See docs/decisions/0044-book-button.md. */
export function mountBookButton(
  app: App,
  { settings }: Pick<Deps, "settings">,
  findName: (listingId: number, locale: Locale) => Promise<string | null>,
): void {
  app.get("/embed/:file{[1-9][0-9]{0,8}\\.js}", async (c) => {
    const listingId = Number.parseInt(c.req.param("file"), 10);
    const locale = chooseLocale({ acceptLanguage: c.req.header("accept-language") ?? null });
    const name = (await findName(listingId, locale)) ?? refuse("not_found");
    const t = translator<"connections">(locale, messagesFor(locale, "connections"));
    const { origin } = new URL(settings.publicUrl);
    const button: Button = {
      origin,
      listingId,
      language: languageOf(locale),
      direction: directionOf(locale),
      title: t("button.dialog", { name }),
      close: t("button.close"),
    };
    c.header("content-type", "text/javascript; charset=utf-8");
    c.header("cache-control", "public, max-age=600");
    c.header("vary", "accept-language");
    c.header("cross-origin-resource-policy", "cross-origin");
    return c.body(`(${openBooking})(${JSON.stringify(button)});\n`);
  });
}

/**
 * This function is copied into the script, so it must not use anything outside itself. It runs in pages of other sites: style sheets made
 * by a script are the only ones that a strict Content-Security-Policy allows, and no text is parsed as HTML.
 */
function openBooking({ origin, listingId, language, direction, title, close }: Button) {
  // In older browsers, the link opens the listing as it does without scripts.
  if (!("adoptedStyleSheets" in document) || typeof HTMLDialogElement === "undefined") return;

  const sheetOf = (css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  };
  // `:where` lets the site's own styles win.
  const look = sheetOf(
    `:where(a[data-kindred-book="${listingId}"]){display:inline-block;padding:.8em 1.4em;border-radius:.6em;background:#0b625d;color:#fff;font-weight:600;text-decoration:none}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];
  const dialogLook = sheetOf(`
    dialog{box-sizing:border-box;inline-size:min(100vw - 2rem,64rem);max-inline-size:none;max-block-size:none;margin:auto;padding:0;border:0;border-radius:1rem;background:#f6f8f6;overflow:hidden;overscroll-behavior:contain}
    dialog::backdrop{background:rgb(17 35 33/.6)}
    div{display:flex;justify-content:flex-end;padding:.5rem}
    button{min-block-size:2.75rem;padding:0 1rem;border:1px solid #5b6b68;border-radius:.6rem;background:#fff;color:#112321;font:600 1rem/1.2 system-ui,sans-serif;cursor:pointer}
    iframe{display:block;inline-size:100%;block-size:40rem;max-block-size:calc(100dvh - 6rem);border:0}
    @media (prefers-color-scheme:dark){dialog{background:#112321}button{border-color:#9db0ac;background:#112321;color:#fff}}
    @media (width<640px){dialog{inline-size:100vw;block-size:100dvh;border-radius:0}iframe{block-size:calc(100dvh - 3.75rem)!important;max-block-size:none}}
  `);

  const open = (opener: HTMLElement) => {
    const host = document.createElement("div");
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [dialogLook];
    const dialog = document.createElement("dialog");
    dialog.lang = language;
    dialog.dir = direction;
    dialog.setAttribute("aria-label", title);
    const bar = document.createElement("div");
    const closeButton = document.createElement("button");
    closeButton.type = "button";
    closeButton.textContent = close;
    const frame = document.createElement("iframe");
    frame.title = title;
    frame.referrerPolicy = "no-referrer";
    const item = opener.dataset.kindredService;
    const chosen = item ? `&serviceItemId=${encodeURIComponent(item)}` : "";
    frame.src = `${origin}/embed/booking?providerId=${listingId}${chosen}&from=embed`;
    const hear = (event: MessageEvent) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      const { kindred, height } = event.data ?? {};
      if (kindred === "ready") frame.contentWindow?.postMessage({ kindred: "open" }, origin);
      if (kindred === "height" && height > 0) frame.style.blockSize = `${Math.ceil(height)}px`;
      if (kindred === "close") dialog.close();
    };
    addEventListener("message", hear);
    closeButton.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => {
      removeEventListener("message", hear);
      host.remove();
      opener.focus();
    });
    bar.append(closeButton);
    dialog.append(bar, frame);
    root.append(dialog);
    document.body.append(host);
    dialog.showModal();
  };

  document.addEventListener("click", (event) => {
    // With one of these keys, the browser opens the link in a new tab or window.
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element && event.target.closest(`a[data-kindred-book="${listingId}"]`);
    if (!(link instanceof HTMLElement)) return;
    event.preventDefault();
    open(link);
  });
}
