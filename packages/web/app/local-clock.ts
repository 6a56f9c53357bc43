/** The time of day by the clock of whoever reads: something happened just now on this screen. All else is UTC. */
export const localClock = {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: new Intl.DateTimeFormat('en').resolvedOptions().timeZone,
} as const;
