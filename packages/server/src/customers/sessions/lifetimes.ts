const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds that sessions and their tokens last (product decision 3; ASVS 7.3). */
export const lifetimes = {
  /** Longer than the 15 minutes between two checks of the browser. */
  access: 30 * minute,
  /** Of a session that nobody renews. */
  idle: 30 * day,
  /** However often it is renewed. */
  absolute: 90 * day,
  /** A pair is renewed when its access token has less than this left. */
  renewBelow: 16 * minute,
  /** In which a used refresh token still gets the successor that it was given. */
  grace: 30_000,
} as const;
