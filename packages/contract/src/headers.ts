/** Names of the request headers that the product adds to the usual ones. */
export const agreementTokenHeader = 'x-agreement-token';
export const draftTokenHeader = 'x-draft-token';
export const refreshTokenHeader = 'x-refresh-token';
/** Which organisation a person acts for; without it, for himself. */
export const organisationHeader = 'x-organisation';

/** Where the calls live. */
export const apiBase = '/api/v1';
