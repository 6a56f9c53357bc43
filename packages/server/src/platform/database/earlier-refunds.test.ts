/** Versions whose payment went back before their addresses were closed: migration 0028 closes them. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { complete } from '../../documents/agreements/testing/visitor.ts';
import { type Shop, shop } from '../../billing/testing/shop.ts';
import { requestRefund } from '../../billing/refunds/request-refund.ts';
import { useOwnDatabase } from '../../testing/test-database.ts';
import { texts } from '../../documents/texts/testing/bought-texts.ts';
import { migrationTexts } from './migrate.ts';

const database = useOwnDatabase();
const premium = { premium: true };

async function paid(at: Shop): Promise<string> {
  const id = await at.opened();
  await at.process(id);
  return id;
}

async function refunded(at: Shop, transactionId: string): Promise<void> {
  const asked = { id: transactionId, transactionId, amount: null, note: '' };
  expect(await requestRefund(at.one.ports, asked)).toMatchObject({ ok: true });
}

async function edited(at: Shop): Promise<void> {
  const held = texts(at.one, at.holder.id, { agreement: at.holder.token });
  const { revision, language } = await held.details();
  const clauses = [{ id: 'test.data', markdown: '## Data\n\nBy hand.' }];
  expect((await held.save({ language, revision, clauses })).json['data']).toMatchObject({ saved: true });
}

/** Numbers of the versions of all agreements whose addresses are closed. */
async function closed(): Promise<string[]> {
  const { rows } = await sql<{ closed: string }>`
    select v.agreement_id || ' ' || v.number as closed
    from withdrawn_versions join agreement_versions v on v.id = version_id order by 1`.execute(
    database.open.db,
  );
  return rows.map((row) => row.closed);
}

test('the migration closes earlier refunds as refunds are closed now', async () => {
  const { db } = database.open;
  // Bought, edited, given back.
  await using first = await shop(db);
  const whole = await paid(first);
  await edited(first);
  await refunded(first, whole);
  // Free, then premium with an edit, given back, then free again.
  await using second = await shop(db);
  await second.holder.update(complete, 1);
  await second.holder.update(complete, 2, premium);
  const upgrade = await paid(second);
  await edited(second);
  await refunded(second, upgrade);
  const free = await second.holder.update(complete, 4, { edits: 'reset', premium: false });
  expect(free).toMatchObject({ success: true });
  // Given back and paid again.
  await using third = await shop(db);
  await refunded(third, await paid(third));
  await paid(third);
  // Never given back, and given back in part.
  await using fourth = await shop(db);
  await paid(fourth);
  await using fifth = await shop(db);
  const id = await paid(fifth);
  await requestRefund(fifth.one.ports, { id, transactionId: id, amount: 100, note: '' });

  const now = await closed();
  expect(now.map((one) => one.replace(first.holder.id, 'first').replace(second.holder.id, 'second'))).toEqual(
    expect.arrayContaining(['first 1', 'first 2', 'second 3', 'second 4']),
  );
  expect(now).toHaveLength(4);
  await sql`drop table withdrawn_versions`.execute(db);
  const [, text = ''] = [...migrationTexts()].find(([name]) => name.startsWith('0028')) ?? [];
  await sql.raw(text).execute(db);
  expect(await closed()).toEqual(now);
});
