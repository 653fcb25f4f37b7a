declare global {
  var __webpack_nonce__: string | undefined;
}

// Dialogs and menus use a library that adds a <style> element to stop scrolling. It reads its nonce from this global.
if (typeof document !== "undefined") {
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
}

export {};
