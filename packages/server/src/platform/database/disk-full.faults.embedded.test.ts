import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { longTests } from '../config/config.ts';
import { startMain } from '../http/testing/start-main.ts';
import { newAgreement, oneCall } from '../../testing/one-call.ts';
import { smallDisk } from '../../testing/small-disk.ts';
import { copyTemplate } from '../../testing/template.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { isDatabaseUnavailable } from './database-error.ts';
import { isReady } from './is-ready.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

const disk = smallDisk(160);
afterAll(() => disk?.unmount());

async function open(dataDir: string): Promise<OpenDatabase> {
  const opened = await openDatabase({ kind: 'embedded', dataDir }, () => {});
  if (!opened.ok) throw new Error(opened.reason);
  return opened.database;
}

/** A migrated database on the small disk. */
async function onDisk(path: string): Promise<string> {
  const settings = await freshDatabaseSettings();
  if (settings.kind !== 'embedded') throw new Error('these tests run on the embedded database');
  const dataDir = join(path, 'data');
  copyTemplate(settings.directory, join(dataDir, 'postgres'));
  return dataDir;
}

async function agreementsIn({ db }: OpenDatabase): Promise<string[]> {
  const rows = await db.selectFrom('agreements').select('id').execute();
  return rows.map(({ id }) => id).toSorted();
}

// Only root may mount a disk that is small enough to be filled.
test.skipIf(disk === null)(
  'a full disk under the embedded database refuses writes, and stops it when its log has no room; nothing acknowledged is lost',
  async () => {
    if (disk === null) return;
    const dataDir = await onDisk(disk.path);
    const database = await open(dataDir);
    await sql`create table filler (number int, text text)`.execute(database.db);
    let kept = 0;
    const write = async (): Promise<void> => {
      await sql`insert into filler values (${kept + 1}, ${'x'.repeat(2000)})`.execute(database.db);
      kept += 1;
    };
    await write();
    disk.fill();
    const fill = async (): Promise<void> => {
      for (let tries = 0; tries < 1000; tries += 1) await write();
    };
    await expect(fill()).rejects.toSatisfy(isDatabaseUnavailable);
    const { rows } = await sql`select number from filler`.execute(database.db);
    expect(rows).toHaveLength(kept);
    expect(await isReady(database.db)).toBe(false);
    disk.free();
    await write();
    expect(await isReady(database.db)).toBe(true);

    disk.fill();
    await expect(sql`checkpoint`.execute(database.db)).rejects.toSatisfy(isDatabaseUnavailable);
    await database.failed;
    await expect(write()).rejects.toSatisfy(isDatabaseUnavailable);
    await database.close();
    disk.free();
    const again = await open(dataDir);
    const { rows: found } = await sql`select number from filler`.execute(again.db);
    await again.close();
    expect(found).toHaveLength(kept);
  },
);

// A whole process takes seconds.
test.skipIf(disk === null || !longTests())(
  'with a full disk under its embedded database a process answers 503, and recovers by itself with room',
  async () => {
    if (disk === null) return;
    const dataDir = await onDisk(join(disk.path, 'second'));
    const acknowledged: string[] = [];
    const environment = { NODE_ENV: 'development', DATA_DIR: dataDir, LIMIT_NEW: '100000/60' };
    await using running = await startMain(environment);
    const make = async (): Promise<number> => {
      const { status, text } = await newAgreement(running.origin);
      const { data } = JSON.parse(text) as { data?: { agreement_id: string } };
      if (data !== undefined) acknowledged.push(data.agreement_id);
      return status;
    };
    const ready = async (): Promise<number> => (await oneCall(`${running.origin}/readyz`)).status;
    expect(await make()).toBe(200);
    disk.fill();
    // What is left of a page takes a few more.
    let status = 200;
    for (let tries = 0; status === 200 && tries < 200; tries += 1) status = await make();
    expect([status, await ready()]).toEqual([503, 503]);
    disk.free();
    expect([await make(), await ready()]).toEqual([200, 200]);
    expect(await running.end()).toBe(0);
    const database = await open(dataDir);
    expect(await agreementsIn(database)).toEqual(acknowledged.toSorted());
    await database.close();
  },
);
