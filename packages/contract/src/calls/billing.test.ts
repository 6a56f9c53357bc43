import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listInvoices } from './billing.ts';

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['3788-82-37', false],
  ['0000-01-01', false],
  ['0001-01-01', true],
])('invoices from %s may be queried: %s', (from, possible) => {
  expect(z.safeParse(listInvoices.query, { from }).success).toBe(possible);
});
