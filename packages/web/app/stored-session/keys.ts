/** Names in local storage, specification 9. */
export const sessionKeys = { session: 'app_data', details: 'details', lastPing: 'lastPing' } as const;
