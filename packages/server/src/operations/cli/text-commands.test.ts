import { expect, test } from 'vitest';
import { complete, visitor } from '../../documents/agreements/testing/visitor.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { makeOlder } from '../../documents/library-updates/testing/make-older.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

const database = useTestDatabase();

test('newer texts are searched at once, and what cannot be planned is named', async () => {
  await using one = await visitor(database.db);
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const { enqueue } = one.ports;
  const context = {
    config: loaded.config,
    database: database.open,
    enqueue,
    clock: one.clock,
    alert: () => {},
  };
  const check = () => runCommand(commands, context, ['texts', 'check']);
  const diff = async () => {
    const shown = await runCommand(commands, context, ['clauses', 'diff']);
    return shown.ok ? shown.lines.slice(1) : [];
  };
  const first = await one.made(complete);
  await one.made(complete);
  expect(await check()).toEqual({ ok: true, lines: ['looked at: 2, newer texts wait for: 0, failed: 0'] });
  expect(await diff()).toEqual(['Nothing that was looked at would read otherwise.']);
  const [{ agreement_id: behind } = { agreement_id: '' }] = await database.db
    .updateTable('library_checks')
    .set({ reasons: JSON.stringify([{ kind: 'clause', id: 'pp.contact' }]) })
    .where('agreement_id', '=', first.id)
    .returning('agreement_id')
    .execute();
  expect(behind).toBe(first.id);
  expect(await diff()).toEqual(['TEST  clause  pp.contact  newer for 1']);
  await database.db.deleteFrom('library_checks').execute();
  await makeOlder(database.db, first.id, {
    lawCatalogue: '2020-01-01',
    text: ['"children"', '"kinder"'],
  });
  expect(await check()).toEqual({
    ok: true,
    lines: ['looked at: 1, newer texts wait for: 0, failed: 1', `failed: ${first.id}`],
  });
});

test('prescribed wording is listed with its status', async () => {
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const context = {
    config: loaded.config,
    database: database.open,
    enqueue: async () => {},
    clock: () => new Date(0),
    alert: () => {},
  };
  const listed = await runCommand(commands, context, ['texts', 'prescribed']);
  const lines = listed.ok ? listed.lines : [];
  expect(lines).toContainEqual(expect.stringMatching(/^verified {2}de-egbgb-anlage-1 {2}de {2}/));
  expect(lines).toContainEqual(expect.stringMatching(/^unverified {2}at-fagg-anhang-1a {2}de {2}/));
  const unverified = lines.filter((line) => line.startsWith('unverified'));
  expect(lines.at(-1)).toContain(`Unverified: ${unverified.length} of ${lines.length - 2}.`);
});

test('a wording is shown, released by name with its reference, and revoked', async () => {
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const context = {
    config: loaded.config,
    database: database.open,
    enqueue: async () => {},
    clock: () => new Date('2026-11-22T10:00:00Z'),
    alert: () => {},
  };
  const run = async (...words: string[]): Promise<string> => {
    const done = await runCommand(commands, context, ['texts', ...words]);
    return done.ok ? done.lines.join('\n') : `refused: ${done.reason}`;
  };
  const form = ['at-fagg-anhang-1b', 'de'] as const;
  expect(await run('show', ...form)).toMatch(/Muster-Widerrufsformular[^]+Source: FAGG[^]+--- form\n/u);
  expect(await run('show', 'nothing', 'de')).toMatch(/^refused: There is no prescribed text nothing de/u);
  expect(await run('release')).toMatch(/^refused: Expected 2 argument/u);
  expect(await run('release', ...form)).toMatch(/^refused: Say in 3 to 500 characters/u);
  const note = ['--compared-with', 'BGBl. I Nr. 59/2026'] as const;
  expect(await run('release', ...form, 'nothing', 'de', ...note)).toMatch(/Nothing was released\.$/u);
  expect(await run('release', ...form, 'crd-annex-ib', 'nl', ...note)).toMatch(/is verified/u);
  expect(await run('prescribed')).not.toContain('released 2026');
  expect(await run('release', ...form, 'crd-annex-ib', 'it', ...note)).toBe(
    'at-fagg-anhang-1b de is released.\ncrd-annex-ib it is released.',
  );
  expect(await run('prescribed')).toMatch(/^released 2026-11-22 {2}at-fagg-anhang-1b {2}de {2}/mu);
  expect(await run('show', ...form)).toContain('compared with: BGBl. I Nr. 59/2026');
  expect(await run('withdraw-release', ...form)).toContain('not released any more');
  expect(await run('withdraw-release', ...form)).toMatch(/^refused: No release/u);
  expect(await run('prescribed')).toMatch(/^unverified {2}at-fagg-anhang-1b {2}de {2}/mu);
});
