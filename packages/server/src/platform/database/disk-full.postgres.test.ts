import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { complete, type Json } from '../../documents/agreements/testing/visitor.ts';
import { world } from '../../billing/faults/testing/world.ts';
import { insertEvents } from '../../consent/consent-log/event-store.ts';
import { expectExact } from '../../consent/consent-log/testing/expect-exact.ts';
import { someEvent, writeEvents } from '../../consent/consent-log/testing/some-events.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { smallDisk } from '../../testing/small-disk.ts';
import { useOwnDatabase } from '../../testing/test-database.ts';
import { isDatabaseUnavailable } from './database-error.ts';

const disk = smallDisk(24);
const month = `consent_events_${new Date().toISOString().slice(0, 7).replace('-', '_')}`;
const moved = ['agreement_versions', month];
const database = useOwnDatabase();
afterAll(async () => {
  const { db } = database.open;
  // The server would miss at its next checkpoint what is still there.
  await sql`drop table if exists filler`.execute(db);
  for (const table of moved) await sql`alter table ${sql.id(table)} set tablespace pg_default`.execute(db);
  await sql`drop tablespace if exists small`.execute(db);
  disk?.unmount();
});

/** Rows of a kilobyte until no more fit. */
const fill = sql`do $$ begin
  loop insert into filler select repeat('x', 1000) from generate_series(1, 50); commit; end loop;
end $$`;

// Only root may mount a disk that is small enough to be filled.
test.skipIf(disk === null)(
  'a full disk refuses writes as unavailable, reading continues, and everything recovers by itself with room',
  async () => {
    if (disk === null) return;
    const { db } = database.open;
    execFileSync('chown', ['postgres:', disk.path]);
    await sql`create tablespace small location ${sql.lit(disk.path)}`.execute(db);
    const now = new Date();
    const { site } = await writeEvents(db, { count: 1, from: now, step: 0 });
    for (const table of moved) {
      await sql`alter table ${sql.id(table)} set tablespace small`.execute(db);
    }
    await sql`create table filler (text text) tablespace small`.execute(db);
    await using at = await world(db, { clock: fakeClock(now) });
    const make = (): Promise<Json> =>
      at.call('POST', '/agreement/new', {
        request_id: crypto.randomUUID(),
        type: 'TEST',
        answers: { ...complete, owner: 'Muster GmbH '.repeat(10) },
      });
    const { agreement_id: id, access_token: token } = (await make())['data'];
    const read = () => at.call('GET', `/agreement/details/${id}`, undefined, { 'x-agreement-token': token });
    const events = Array.from({ length: 2000 }, () => someEvent(site, now));
    const answer = () => insertEvents(db, events, { writer: 0, now });

    await expect(fill.execute(db)).rejects.toSatisfy(isDatabaseUnavailable);
    await expect(answer()).rejects.toSatisfy(isDatabaseUnavailable);
    // What is left of a page takes a few more.
    let refused = await make();
    for (let tries = 0; refused['success'] === true && tries < 50; tries += 1) refused = await make();
    expect(refused).toMatchObject({ success: false, messages: [{ code: 'unavailable' }] });
    expect(await read()).toMatchObject({ success: true });
    // Tables that lie elsewhere can still be written.
    await sql`insert into sites (id, name, created_at) values ('0123456789012345678901', 'elsewhere', now())`.execute(
      db,
    );

    await sql`drop table filler`.execute(db);
    expect(await make()).toMatchObject({ success: true });
    await answer();
    const kept = await db.selectFrom('consent_events').select('id').where('site_id', '=', site).execute();
    expect(kept).toHaveLength(2001);
    await expectExact(db, { site, ids: kept.map((row) => row.id), now: new Date(now.getTime() + 60_000) });
  },
);
