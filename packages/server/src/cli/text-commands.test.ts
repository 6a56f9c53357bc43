import { expect, test } from 'vitest';
import { complete, visitor } from '../agreements/testing/visitor.ts';
import { loadConfig } from '../config.ts';
import { makeOlder } from '../library-updates/testing/make-older.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

const database = useTestDatabase();

test('newer texts are looked for at once, and what cannot be planned is named', async () => {
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
  const first = await one.made(complete);
  await one.made(complete);
  expect(await check()).toEqual({ ok: true, lines: ['looked at: 2, newer texts wait for: 0, failed: 0'] });
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
