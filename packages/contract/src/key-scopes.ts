/** What an API key may do: look, change drafts, change what the public sees, have websites looked at. */
export const keyScopes = ['read', 'write', 'publish', 'scan'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** By these its holder knows a key, and searches of source code find one that was published by mistake. */
export const keyPrefix = 'cwk_';

/** Days that a key can last. */
export const keyDays = [30, 90, 365] as const;
