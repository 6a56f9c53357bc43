import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paymentFailpoints } from './failpoints.ts';

const billing = join(import.meta.dirname, '..');

test('the list has every failpoint of the payment path', () => {
  const files = globSync('{transactions,checkout,settlement,refunds,webhooks}/*.ts', { cwd: billing });
  const used = files.flatMap((file) =>
    [...readFileSync(join(billing, file), 'utf8').matchAll(/failpoint\('([a-z-]+)'\)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(new Set(used)).toEqual(new Set<string>(paymentFailpoints));
});
