/** Of one account, however many addresses it comes from: scans that are not done yet, and those of a day. */
export const mostScans = { underWay: 3, ofDay: 40 } as const;
