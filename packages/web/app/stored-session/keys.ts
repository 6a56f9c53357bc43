/** Names in local storage, specification 9; the last one is ours. */
export const sessionKeys = {
  session: 'app_data',
  details: 'details',
  lastPing: 'lastPing',
  organisation: 'organisation',
} as const;
