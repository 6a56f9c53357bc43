/** Specification 9. */
export const pingEveryMs = 900_000;
export const pingGapMs = 10_000;
