import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dayContent, dayHash, type DayRoot, dayText } from '../../consent/consent-log/day-root.ts';
import { hex } from '../../consent/consent-log/leaf.ts';
import { sha256 } from '../../consent/consent-log/merkle.ts';
import { type SigningKey, signingKey } from '../../consent/consent-log/signing-key.ts';
import { standaloneCommands } from './standalone-commands.ts';
import { runStandalone } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-days-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const key = signingKey(new TextEncoder().encode('a secret of this test'));
const foreign = signingKey(new TextEncoder().encode('a secret of somebody else'));

/** Days in a row, each with its key and what it is over. */
function chain(signed: readonly { day: string; of?: string; by?: SigningKey }[]): DayRoot[] {
  const roots: DayRoot[] = [];
  for (const { day, of = day, by = key } of signed) {
    const before = roots.at(-1);
    const previous = before === undefined ? null : dayHash(before);
    const unsigned = { day, sites: 2, root: sha256(of), previous, keyId: by.keyId };
    roots.push({ ...unsigned, signature: by.sign(dayText(unsigned)) });
  }
  return roots;
}

/** As `/c/days` answers: the newest first. */
function published(roots: readonly DayRoot[], keys: readonly SigningKey[] = [key]) {
  return {
    format: 'consent-days/1',
    keys: Object.fromEntries(keys.map(({ keyId, publicKey }) => [keyId, hex(publicKey)])),
    days: roots.toReversed().map((root) => ({
      ...dayContent(root),
      signature: hex(root.signature),
      hash: hex(dayHash(root)),
    })),
  };
}

async function check(older: unknown, newer: unknown, ...options: string[]) {
  const files = [join(folder, 'older.json'), join(folder, 'newer.json')];
  writeFileSync(files[0] ?? '', JSON.stringify(older));
  writeFileSync(files[1] ?? '', JSON.stringify(newer));
  const result = await runStandalone(standaloneCommands, ['consent', 'check-days', ...files, ...options]);
  if (result === null) throw new Error('no such command');
  return result.ok
    ? { code: 0, told: result.lines.join('\n') }
    : { code: result.exitCode ?? 1, told: result.reason };
}

const [first, second, third, fourth] = ['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05'].map(
  (day) => ({ day }),
);
if (!first || !second || !third || !fourth) throw new Error('four days');
const three = chain([first, second, third]);
const four = chain([first, second, third, fourth]);
const older = published(three);

test('a later copy that continues the kept one is valid, even if the first days are no longer published', async () => {
  expect(await check(older, older)).toMatchObject({ code: 0 });
  expect(await check(older, published(four))).toEqual({
    code: 0,
    told: 'days in the copies: 3 and 4\nEverything matches: the newer copy continues the older one.',
  });
  expect(await check(older, published(four.slice(2)))).toMatchObject({ code: 0 });
  expect(await check(older, published(four.slice(3)))).toMatchObject({ code: 0 });
  expect(await check(older, published(four), '--key', hex(key.publicKey))).toMatchObject({ code: 0 });
});

const resigned = chain([first, { ...second, of: 'something else' }, third, fourth]);
const renewed = chain([first, second, third, { ...fourth, by: foreign }]);
const whole = published(four);
const altered = (change: object, at = 1) => ({
  ...whole,
  days: whole.days.map((day, place) => (place === at ? { ...day, ...change } : day)),
});

test.each([
  ['a day was signed anew with the same key', published(resigned), /2026-03-02: the day was signed anew/],
  [
    'all was signed by another instance',
    published(
      chain([
        { ...first, by: foreign },
        { ...second, by: foreign },
        { ...third, by: foreign },
      ]),
      [foreign],
    ),
    /2026-03-01: the day was signed anew/,
  ],
  ['the log begins anew', published(chain([fourth])), /2026-03-05: the log begins anew/],
  [
    'the newest days were taken away',
    published(three.slice(0, 2)),
    /2026-03-04: the day was signed, and is not there/,
  ],
  [
    'a day in between was taken away',
    { ...whole, days: whole.days.toSpliced(2, 1) },
    /2026-03-02: the day was signed, and is not there/,
  ],
  ['all days were taken away', published([]), /2026-03-01: the day was signed, and is not there/],
  [
    'the root of a day was altered',
    altered({ root: hex(sha256('x')) }),
    /2026-03-04: the day was altered in the newer copy/,
  ],
  [
    'a number of sites was altered',
    altered({ sites: 3 }, 0),
    /2026-03-05: the signature in the newer copy does not fit/,
  ],
  [
    'a hash was altered',
    altered({ hash: hex(sha256('x')) }),
    /2026-03-04: the day was altered in the newer copy/,
  ],
  [
    'a signature was altered',
    altered({ signature: 'ab'.repeat(64) }, 0),
    /2026-03-05: the signature in the newer copy does not fit/,
  ],
  [
    'another key signs under the name of ours',
    published(chain([first, second, third, { ...fourth, by: { ...foreign, keyId: key.keyId } }]), [foreign]),
    /2026-03-05: the signature in the newer copy does not fit/,
  ],
] as const)('an older copy detects: %s', async (name, newer, told) => {
  const result = await check(older, newer);
  expect([name, result.code]).toEqual([name, 5]);
  expect(result.told).toMatch(told);
});

test('detects an altered older copy too', async () => {
  expect(await check(altered({ sites: 3 }, 3), whole)).toMatchObject({ code: 5 });
});

test('a key unknown to the older copy proves nothing until it is given', async () => {
  const newer = published(renewed, [key, foreign]);
  expect(await check(older, newer)).toMatchObject({
    code: 4,
    told: expect.stringContaining(`2026-03-05: signed with the key ${foreign.keyId}`),
  });
  const given = ['--key', hex(key.publicKey), '--key', hex(foreign.publicKey)];
  expect(await check(older, newer, ...given)).toMatchObject({ code: 0 });
  expect(await check(older, newer, ...given.slice(0, 2))).toMatchObject({ code: 5 });
});

test('copies published by an earlier version contain no keys: signatures are unverified until one is given', async () => {
  const { keys: _, ...kept } = older;
  const { keys: __, ...now } = whole;
  expect(await check(kept, now)).toMatchObject({
    code: 4,
    told: expect.stringContaining('give it as --key'),
  });
  expect(await check(kept, whole)).toMatchObject({ code: 0 });
  expect(await check(kept, now, '--key', hex(key.publicKey))).toMatchObject({ code: 0 });
});

test('unrelated, empty and invalid copies are not reported as proven', async () => {
  expect(await check(published(three.slice(0, 1)), published(four.slice(3)))).toMatchObject({
    code: 4,
    told: expect.stringContaining('nothing joins them'),
  });
  expect(await check(published([]), whole)).toMatchObject({ code: 3 });
  for (const nothing of [{}, [], { ...older, format: 'x' }, altered({ root: 'x' })]) {
    expect(await check(nothing, whole)).toMatchObject({ code: 1, told: expect.stringContaining('older') });
    expect(await check(older, nothing)).toMatchObject({ code: 1, told: expect.stringContaining('newer') });
  }
  expect(await check(older, whole, '--key', 'x')).toMatchObject({ code: 1 });
});
