import { afterEach, expect, test } from 'vitest';
import { nextCharge } from './next-charge.ts';

const zone = process.env['TZ'];
afterEach(() => {
  // Node takes up each change at once.
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
  'in %s the next charge date matches the server',
  (name) => {
    process.env['TZ'] = name;
    const after = (from: string, months: number) => nextCharge(new Date(from), months).toISOString();
    expect(after('2026-11-24T12:00:00.000Z', 1)).toBe('2026-12-24T12:00:00.000Z');
    // Already the next day in India.
    expect(after('2026-01-30T21:30:00.000Z', 1)).toBe('2026-02-28T21:30:00.000Z');
    expect(after('2026-02-28T19:00:00.000Z', 12)).toBe('2027-02-28T19:00:00.000Z');
    // Still the day before in California.
    expect(after('2026-12-01T03:00:00.000Z', 1)).toBe('2027-01-01T03:00:00.000Z');
    expect(after('2024-02-29T00:30:00.000Z', 12)).toBe('2025-02-28T00:30:00.000Z');
  },
);
