/** `database-load.ts DATA_DIR` or `… postgres://…`: loads a database and feels how long the thread hangs. */
import { sql } from 'kysely';
import { newId } from '../../packages/server/src/platform/database/ids.ts';
import { openDatabase } from '../../packages/server/src/platform/database/open-database.ts';
import { someTime } from '../../packages/server/src/testing/factories.ts';
import { answerEach } from '../program.ts';
import type { LoadKind } from '../responsiveness.ts';

const [place = ''] = process.argv.slice(2);
const opened = await openDatabase(
  place.startsWith('postgres:') ? { kind: 'postgres', url: place } : { kind: 'embedded', dataDir: place },
  () => {},
);
if (!opened.ok) throw new Error(opened.holder);
const { database } = opened;
const { db } = database;
await database.migrate();

const insert = () =>
  db.insertInto('sites').values({ id: newId(), name: 'row', created_at: someTime }).execute();
const read = () => db.selectFrom('sites').selectAll().where('name', '=', 'row').limit(5).execute();
const work: Record<LoadKind, { call: () => Promise<unknown>; inFlight: number }> = {
  'insert, 1 in flight': { call: insert, inFlight: 1 },
  'insert, 32 in flight': { call: insert, inFlight: 32 },
  'read, 32 in flight': { call: read, inFlight: 32 },
  'one slow query': {
    call: () => sql`select count(*) from generate_series(1, 500000)`.execute(db),
    inFlight: 1,
  },
};

/** The longest gap between two runs of a timer of one millisecond. */
async function longestGap(kind: LoadKind): Promise<number> {
  const { call, inFlight } = work[kind];
  const end = performance.now() + 1000;
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  async function lane(): Promise<void> {
    while (performance.now() < end) await call();
  }
  await Promise.all(Array.from({ length: inFlight }, lane));
  clearInterval(timer);
  return longest;
}

answerEach(({ kind }: { kind: LoadKind }) => longestGap(kind));
