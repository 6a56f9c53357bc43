import { expect, test } from 'vitest';
import { makeOpenNotices } from '../../statutory-functions/cancellations/testing/open-notices.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

const database = useTestDatabase();
const clock = fakeClock();

async function run(...words: string[]) {
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const { config } = loaded;
  const context = { config, database: database.open, enqueue: async () => {}, clock, alert: () => {} };
  return runCommand(commands, context, words);
}

test('lists every notice waiting for a person until it is marked as decided', async () => {
  // More than the newest 50, and more than are read at once.
  const ids = await makeOpenNotices(database.db, 201, clock());
  const first = ids[0] ?? '';
  const listed = async (...words: string[]): Promise<string[]> => {
    const result = await run('cancellation', 'list', ...words);
    const lines = result.ok ? result.lines.join('\n') : '';
    return ids.filter((id) => lines.includes(id));
  };
  expect(await listed('--open')).toEqual(ids);
  expect(await listed()).toEqual(ids.slice(-50));
  expect(await run('cancellation', 'done', first)).toMatchObject({ ok: true });
  expect(await listed('--open')).toEqual(ids.slice(1));
  expect(await run('cancellation', 'done', first)).toMatchObject({ ok: false });
  expect(await run('cancellation', 'done', 'nobody')).toMatchObject({ ok: false });
  const noted = database.db.selectFrom('audit_log').select(['actor', 'action', 'object_id']);
  expect(await noted.execute()).toEqual([{ actor: 'cli', action: 'cancellation.done', object_id: first }]);
});
