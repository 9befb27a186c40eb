import { createContext } from "react";

/** The nonce of this answer's scripts; empty in the browser, which hides nonces from the page. */
export const NonceContext = createContext("");
