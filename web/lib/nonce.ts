import { createContext } from "react";

/** Empty in the browser, because browsers hide nonce attributes. */
export const NonceContext = createContext("");
