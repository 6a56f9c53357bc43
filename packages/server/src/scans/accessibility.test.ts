/** What axe-core found, from an observation to the answer of a call. */
import type { CheckedRule, PageCheck } from '@clausewright/scanner/observation';
import { expect, test } from 'vitest';
import { insertAccount } from '../customers/customer-store.ts';
import { newId } from '../platform/database/ids.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { readEvidence } from './evidence/read-evidence.ts';
import { finishObservation } from './finish-observation.ts';
import { orderScan } from './order-scan.ts';
import { readScan } from './read-scans.ts';
import { beginScan } from './scan-store.ts';
import { observed } from './testing/observed.ts';
import { offline } from './testing/scan-work.ts';

const database = useTestDatabase();
const address = 'https://shop.example/';
const label: CheckedRule = {
  id: 'label',
  impact: 'critical',
  tags: ['wcag2a', 'wcag412', 'EN-9.4.1.2'],
  places: 2,
  examples: ['form > input'],
};
const contrast: CheckedRule = { ...label, id: 'color-contrast', impact: 'serious', tags: ['wcag143'] };
const checked = (...rules: CheckedRule[]): PageCheck => ({
  state: 'checked',
  version: '4.14.1',
  rules,
  open: [{ rule: 'image-alt', places: 3 }],
});

async function world() {
  const { db } = database;
  const clock = fakeClock();
  const account = await db
    .transaction()
    .execute((trx) =>
      insertAccount(trx, { email: 'owner@shop.example', passwordHash: null, language: 'en', now: clock() }),
    );
  const session = { id: newId(), customerId: account?.id ?? '', role: 'customer', language: 'en' } as const;
  const ports = { ...offline, db, clock, siteNetworks: [], enqueue: async () => {} };
  const look = async (checks: Readonly<Record<string, PageCheck>>): Promise<string> => {
    clock.advance(86_400_000);
    const ordered = await orderScan(ports, { session, address });
    const scan = await beginScan(db, ordered.ok ? ordered.value.id : '');
    if (scan === null) throw new Error('there is nothing to do');
    const observation = observed(address, { unanswered: [] });
    const [pass] = observation.passes;
    const [page] = pass?.pages ?? [];
    if (pass === undefined || page === undefined) throw new Error('nothing was observed');
    pass.pages = Object.entries(checks).map(([url, accessibility]) => ({ ...page, url, accessibility }));
    await finishObservation(ports, scan, observation);
    return scan.id;
  };
  return { ports, look };
}

test('barriers are in the result, in words of the language that is asked for, and in the file of evidence', async () => {
  const { ports, look } = await world();
  const id = await look({
    [address]: checked(contrast, label),
    [`${address}a`]: checked(label),
    [`${address}b`]: { state: 'not-checked', reason: 'too-large' },
  });
  expect(await readScan(ports, id, 'de')).toMatchObject({
    value: {
      result: {
        findings: expect.not.arrayContaining([expect.objectContaining({ code: 'label' })]),
        accessibility: {
          version: '4.14.1',
          checked: [address, `${address}a`],
          not_checked: [{ page: `${address}b`, reason: 'too-large' }],
          barriers: [
            {
              rule: 'label',
              impact: 'critical',
              criteria: [{ number: '4.1.2' }],
              tags: label.tags,
              pages: [{ page: address, places: 2, examples: ['form > input'] }, { page: `${address}a` }],
            },
            { rule: 'color-contrast', impact: 'serious', criteria: [{ number: '1.4.3' }] },
          ],
          open: [{ rule: 'image-alt', pages: 2, places: 6 }],
        },
      },
      rule_words: {
        label: 'Formularfelder müssen eine Beschriftung haben',
        'color-contrast': 'Elemente müssen einen ausreichenden Farbkontrast haben',
        'image-alt': 'Abbildungen müssen einen Alternativtext besitzen',
      },
    },
  });
  const evidence = await readEvidence(ports, id);
  expect(evidence.ok && evidence.value.text).toContain('"color-contrast"');
});

test('a barrier is new or gone by the pages that both looks checked', async () => {
  const { ports, look } = await world();
  const first = await look({ [address]: checked(label), [`${address}a`]: checked(contrast) });
  expect(await readScan(ports, first)).toMatchObject({ value: { changes: null } });
  // The other page was not looked at: what stood there is not gone.
  const second = await look({ [address]: checked(contrast), [`${address}b`]: checked(label) });
  expect(await readScan(ports, second)).toMatchObject({
    value: {
      changes: { accessibility: { new: ['color-contrast'], gone: ['label'] } },
      rule_words: { label: 'Form elements must have labels' },
    },
  });
  const third = await look({ [address]: { state: 'not-checked', reason: 'failed' } });
  const read = await readScan(ports, third);
  expect(read.ok && read.value.changes?.accessibility).toBeUndefined();
  expect(read).toMatchObject({
    value: { result: { accessibility: { version: null, checked: [], barriers: [] } } },
  });
});
