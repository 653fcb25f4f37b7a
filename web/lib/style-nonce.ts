declare global {
  var __webpack_nonce__: string | undefined;
}

// Dialogs and menus lock the page's scrolling with a <style> of their own; the library asks this global for its nonce.
if (typeof document !== "undefined") {
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
}

export {};
