import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { complete, twoLanguages, visitor } from '../documents/agreements/testing/visitor.ts';
import { captureSilently } from '../billing/testing/pay.ts';
import { reconcile } from '../billing/settlement/reconcile.ts';
import { personalData } from '../platform/database/personal-data.ts';
import { armFailpoints } from '../platform/failpoint.ts';
import { markSent, removeDeletionEmails } from '../platform/mail/delivery-store.ts';
import { runProviderOutbox } from '../billing/run-provider-outbox.ts';
import { removeExpired } from '../customers/sessions/expired-rows-store.ts';
import { makeAgreement } from '../testing/factories.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { fillAccount } from './testing/account-fixtures.ts';
import { findText } from './testing/find-text.ts';
import {
  goodPassword,
  emailsTo,
  type Person,
  person,
  post,
  send,
} from '../customers/accounts/testing/people.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));
const email = 'ada@shop.example';

const endsLater: ReadonlySet<string> = new Set(['rate_limits.key', 'provider_errands.reference']);

type Snapshot = Record<string, unknown[]>;

/** The values of every personal column that deletion empties. */
async function personalValues(): Promise<Snapshot> {
  const found: Snapshot = {};
  for (const [column, { onDeletion }] of Object.entries(personalData)) {
    // Counted tries carry a keyed hash, which ends by itself; what providers are told ends with the job.
    if (onDeletion === 'kept-for-accounting' || endsLater.has(column)) continue;
    const [table = '', name = ''] = column.split('.');
    const { rows } = await sql<{ value: unknown }>`
      select ${sql.id(name)}::text as value from ${sql.id(table)}
      where ${sql.id(name)} is not null order by 1`.execute(database.db);
    found[column] = rows.map(({ value }) => value);
  }
  return found;
}

test('deletion removes everything in the register, of this account only', async () => {
  await using one = await visitor(database.db);
  const bob = await person(one, 'bob@shop.example');
  await fillAccount(database.db, bob, 'bob');
  const bobs = await personalValues();
  const ada = await person(one, email);
  await fillAccount(database.db, ada, 'lovelace');
  const both = await personalValues();
  for (const [column, values] of Object.entries(both)) {
    expect(values.length, `${column} holds something of both`).toBeGreaterThan(bobs[column]?.length ?? 0);
  }
  expect(await findText(database.db, email)).not.toEqual([]);
  const { bearer } = ada;
  const reply = await post(one, '/customer/delete', { password: goodPassword }, { bearer });
  expect(reply.json).toEqual({ success: true, authenticated: false, data: {} });

  expect(await findText(database.db, 'lovelace-method')).toEqual(['public.provider_errands']);
  expect(await runProviderOutbox(one.ports)).toBe(0);
  expect(await findText(database.db, email)).toEqual(['public.outbox']);
  expect(await emailsTo(one, email)).toMatchObject([{ message: 'account-deleted', recipient: email }]);
  const { id } = await database.db
    .selectFrom('outbox')
    .select('id')
    .where('message', '=', 'account-deleted')
    .executeTakeFirstOrThrow();
  await removeDeletionEmails(database.db);
  expect(await emailsTo(one, email)).toHaveLength(1);
  await markSent(database.db, id, one.clock());
  await removeDeletionEmails(database.db);
  // A word of the letters a to f alone could be part of a random id.
  for (const text of [email, ada.id, ada.customerId, 'lovelace-']) {
    // Payments stay, with their lines and answers, and name nobody.
    expect([text, await findText(database.db, text)]).toEqual([text, []]);
  }
  // What the person belonged to goes on.
  const { numDeletedRows: left } = await database.db
    .deleteFrom('customers')
    .where('organisation', '=', 'Agency of LOVELACE')
    .executeTakeFirst();
  expect(left).toBe(1n);
  expect(await personalValues()).toEqual(bobs);
  one.clock.advance(3_600_000);
  await removeExpired(database.db, one.clock());
  expect(await database.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  const kept = await database.db.selectFrom('transactions').select(['quote', 'response', 'buyer']).execute();
  expect(JSON.stringify(kept)).toContain('lovelace-quote');
  expect(JSON.stringify(kept)).toContain('lovelace-buyer');
  const invoices = await database.db.selectFrom('invoices').select('content').execute();
  expect(JSON.stringify(invoices)).toContain('lovelace-invoice');
  const audit = await database.db
    .selectFrom('audit_log')
    .select(['actor', 'object_id'])
    .where('action', '=', 'account.delete')
    .execute();
  expect(audit).toEqual([{ actor: ada.id, object_id: ada.id }]);
});

test('deletion ends sessions, frees the address, and invalidates links and e-mails', async () => {
  await using one = await visitor(database.db);
  const { bearer } = await person(one, email);
  await post(one, '/customer/forgot-password', { email });
  await post(one, '/customer/delete', { password: goodPassword }, { bearer });
  expect((await send(one, 'GET', '/customer/info', undefined, { bearer })).status).toBe(401);
  expect((await post(one, '/customer/delete', { password: goodPassword }, { bearer })).status).toBe(401);
  await post(one, '/customer/forgot-password', { email });
  expect((await emailsTo(one, email)).map(({ message }) => message)).toEqual(['account-deleted']);
  const again = await person(one, email);
  expect((await send(one, 'GET', '/customer/agreements/all', undefined, again)).json['data'].total).toBe(0);
});

test('a wrong password or an unconfirmed session deletes nothing', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  const bob = await person(one, 'bob@shop.example', { confirmed: false });
  const remove = (who: Person, password: string) =>
    post(one, '/customer/delete', { password }, { bearer: who.bearer });
  expect((await remove(ada, 'Weide-im-Nebel-8')).code).toBe('password-wrong');
  expect((await remove(ada, '')).code).toBe('required');
  expect((await remove(bob, goodPassword)).code).toBe('email-not-confirmed');
  expect(await database.db.selectFrom('customers').select('email').execute()).toHaveLength(2);
});

test('live pages of a deleted account answer gone; its files and details are not found', async () => {
  await using one = await visitor(database.db);
  const { bearer, id } = await person(one, email);
  const body = { request_id: crypto.randomUUID(), type: 'TEST', answers: complete };
  const made = (await post(one, '/agreement/new', body, { bearer })).json['data'];
  const { live_token: live } = await database.db
    .selectFrom('agreements')
    .select('live_token')
    .where('owner_id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await one.app.inject({ url: `/live/${live}` })).statusCode).toBe(200);
  await post(one, '/customer/delete', { password: goodPassword }, { bearer });
  one.clock.advance(1000);
  for (const url of [`/live/${live}`, `/live/${live}/en`, `/live/${live}/v/1`]) {
    const gone = await one.app.inject({ url });
    expect([gone.statusCode, gone.headers['content-language']]).toEqual([410, 'en']);
    expect(gone.body).not.toContain('Muster');
  }
  const proof = { agreement: made.access_token };
  const details = await send(one, 'GET', `/agreement/details/${made.agreement_id}`, undefined, proof);
  expect(details.code).toBe('not-found');
  expect((await post(one, '/agreement/new', body)).json['success']).toBe(true);
});

test('other owners’ agreements continue, but nothing is sent to the deleted address', async () => {
  await using one = await visitor(database.db);
  const { bearer } = await person(one, email);
  const other = await makeAgreement(database.db, { delivery_email: 'Ada@Shop.example' });
  await post(one, '/customer/delete', { password: goodPassword }, { bearer });
  const rows = await database.db.selectFrom('agreements').select(['id', 'delivery_email']).execute();
  expect(rows).toEqual([{ id: other.id, delivery_email: null }]);
});

test('an open payment is cancelled; one still approved by the provider is refunded', async () => {
  await using one = await visitor(database.db);
  const { bearer } = await person(one, email);
  const opened: string[] = [];
  for (const asked of [false, true]) {
    const body = { request_id: crypto.randomUUID(), type: 'TEST', answers: twoLanguages };
    const made = (await post(one, '/agreement/new', body, { bearer })).json['data'];
    const order = {
      item_type: 'agreement',
      item_id: made.agreement_id,
      processor: 'sandbox',
      expected_total: made.costs.total,
    };
    const id = (await post(one, '/transaction/new', order, { bearer })).json['data'].transaction_id;
    opened.push(id);
    if (asked) await post(one, `/transaction/process/${id}`, { outcome: 'review' }, { bearer });
  }
  await post(one, '/customer/delete', { password: goodPassword }, { bearer });
  const statuses = async () =>
    Promise.all(
      opened.map(async (id) => {
        const query = database.db.selectFrom('transactions').select('state').where('id', '=', id);
        return (await query.executeTakeFirstOrThrow()).state;
      }),
    );
  expect(await statuses()).toEqual(['cancelled', 'pending-verification']);
  const [, charged = ''] = opened;
  await captureSilently(one.ports, charged);
  const late = await reconcile(one.ports, charged, 'webhook');
  expect(late?.transaction).toMatchObject({ state: 'approved', surplus: true });
  const refunds = await database.db.selectFrom('refunds').select(['transaction_id', 'reason']).execute();
  expect(refunds).toEqual([{ transaction_id: charged, reason: 'surplus' }]);
});

test('a fault midway deletes nothing and sends no e-mail', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  await fillAccount(database.db, ada, 'lovelace');
  const before = await personalValues();
  armFailpoints('delete-account:throw@1');
  const { bearer } = ada;
  const remove = () => post(one, '/customer/delete', { password: goodPassword }, { bearer });
  expect((await remove()).status).toBe(500);
  expect(await personalValues()).toEqual(before);
  expect((await remove()).json['success']).toBe(true);
  const replies = await Promise.all([remove(), remove()]);
  expect(replies.map(({ status }) => status)).toEqual([401, 401]);
  expect((await emailsTo(one, email)).map(({ message }) => message)).toEqual(['account-deleted']);
});
