/** Names of fields whose values are never sent back to a page, or kept in the browser. */
export const isSecretField = (name: string) => /password|code|nonce|token/.test(name);
