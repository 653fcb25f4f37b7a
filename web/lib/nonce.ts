import { createContext } from "react";

/** The Content-Security-Policy nonce of this response. Empty in the browser, which hides nonce attributes. */
export const NonceContext = createContext("");
