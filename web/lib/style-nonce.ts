declare global {
  var __webpack_nonce__: string | undefined;
}

// Dialogs and menus lock scrolling with a <style> element; the library reads its nonce from this global.
if (typeof document !== "undefined") {
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
}

export {};
