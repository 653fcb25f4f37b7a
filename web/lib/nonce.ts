import { createContext } from "react";

/** The Content-Security-Policy nonce of this response. Empty in the browser: there it must not be read back. */
export const NonceContext = createContext("");
