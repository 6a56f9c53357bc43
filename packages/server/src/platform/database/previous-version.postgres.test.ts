import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { startMain } from '../http/testing/start-main.ts';
import { beforeNewestMigration, checkOut } from '../../testing/earlier-version.ts';
import { expectOwner, makeOwner } from '../../testing/owner-over-http.ts';
import { createDatabase } from '../../testing/postgres-databases.ts';
import { openDatabase } from './open-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-previous-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

async function emptyDatabase(): Promise<string> {
  const source = inject('databaseTemplate');
  if (source.kind !== 'postgres') throw new Error('these tests run on PostgreSQL');
  return createDatabase(source.server, `${source.template}_previous`);
}

test('the previous version keeps serving during and after the migration of this one', async ({ skip }) => {
  const earlier = beforeNewestMigration();
  if (!earlier.ok) return skip(earlier.reason);
  using before = checkOut(earlier.commit);
  execFileSync(process.execPath, ['tooling/build-banner.ts'], { cwd: before.directory, stdio: 'ignore' });
  const url = await emptyDatabase();
  const environment = { DATABASE_URL: url, DATA_DIR: dataDir };
  const opened = await openDatabase({ kind: 'postgres', url }, () => {});
  if (!opened.ok) throw new Error(opened.reason);
  try {
    await using running = await startMain(environment, before.main);
    const made = await makeOwner(running.origin);
    expect(await opened.database.migrate()).toContain(earlier.newest.replace('.sql', ''));
    await expectOwner(running.origin, made);
    const later = await makeOwner(running.origin);
    await using present = await startMain({ ...environment, ROLE: 'web' });
    for (const owner of [made, later]) await expectOwner(present.origin, owner);
    // As a page does that was loaded before: bodies are closed, and a field that became necessary would refuse it.
    const page = (await import(before.client)) as { makeOwner: typeof makeOwner };
    await expectOwner(present.origin, await page.makeOwner(present.origin));
    expect(await running.end('SIGTERM')).toBe(0);

    // Started anew it would not know what it has before it: it refuses, and changes nothing.
    const again = await startMain(environment, before.main);
    expect(await again.ended).not.toBe(0);
    await expectOwner(present.origin, made);
  } finally {
    await opened.database.close();
  }
});
