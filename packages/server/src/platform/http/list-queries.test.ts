/** Goal P8: no list asks the database once for each of its rows. Agreements, consents, versions and the log have such tests of their own. */
import { expect, test } from 'vitest';
import { listOwnInvoices } from '../../billing/invoices/list-invoices.ts';
import { makeInvoice } from '../../billing/invoices/testing/make-invoice.ts';
import { planWorld } from '../../billing/subscriptions/testing/plan-world.ts';
import { newId } from '../database/ids.ts';
import { maxSessions, openSession } from '../../customers/sessions/open-session.ts';
import { countedQueries } from '../../testing/counted-queries.ts';
import { makeTransaction, someTime } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { insertDeclaration } from '../../statutory-functions/withdrawals/declaration-store.ts';
import { makeDocument, shop, typed } from '../../statutory-functions/withdrawals/testing/shop.ts';

const database = useTestDatabase();
const many = 20;

test('lists of sessions, invoices and withdrawals need as many queries for twenty as for one', async () => {
  const { db } = database;
  const counted = countedQueries(db);
  await using one = await shop(counted.db);
  const { owner, hosted } = one;
  const listed = (path: string, list: string) => async (): Promise<unknown[]> =>
    (await owner.call('GET', path)).json['data'][list];
  const session = { id: newId(), customerId: owner.id, role: 'customer', language: 'en' } as const;
  const lists: readonly (() => Promise<unknown[]>)[] = [
    listed('/customer/sessions', 'sessions'),
    listed('/withdrawal/list', 'withdrawals'),
    listed(`/withdrawal/log/${hosted.withdrawal_id}`, 'declarations'),
    async () => {
      const outcome = await listOwnInvoices({ db: counted.db, publicUrl: '' }, session, {});
      return outcome.ok ? outcome.value.invoices : [];
    },
  ];
  const counts = async (): Promise<{ queries: number[]; rows: number[] }> => {
    const found = { queries: [] as number[], rows: [] as number[] };
    for (const list of lists) {
      let rows: unknown[] = [];
      const queries = await counted.during(async () => {
        rows = await list();
      });
      found.queries.push(queries);
      found.rows.push(rows.length);
    }
    return found;
  };
  const invoice = async () => {
    const { id } = await makeTransaction(db, { customer_id: owner.id, state: 'approved', captured: 1900 });
    await makeInvoice(db, id, { customerId: owner.id });
  };
  const declare = () =>
    db.transaction().execute((trx) =>
      insertDeclaration(trx, hosted.withdrawal_id, {
        ...typed,
        items: null,
        id: newId(),
        receivedAt: someTime,
        language: 'en',
      }),
    );
  await invoice();
  await declare();
  const small = await counts();
  expect(small.rows).toEqual([1, 1, 1, 1]);

  for (let more = 1; more < many; more += 1) {
    await invoice();
    await declare();
    const website_url = `https://shop-${more}.example/`;
    const agreement_id = await makeDocument(db, owner, {
      answers: { website_url, entity_type: 'business', business_name: 'Muster GmbH' },
    });
    const body = { agreement_id, trader: 'Muster GmbH', email: 'info@shop.example' };
    expect((await owner.call('POST', '/withdrawal/new', body)).json['success']).toBe(true);
  }
  const asked = { customerId: owner.id, role: 'customer', userAgent: '', now: one.service.clock() } as const;
  for (let more = 1; more < maxSessions; more += 1)
    await db.transaction().execute((trx) => openSession(trx, asked));
  const large = await counts();
  expect(large.rows).toEqual([maxSessions, many, many, many]);
  expect(large.queries).toEqual(small.queries);
});

test('lists of plans and saved methods need as many queries for twenty as for one', async () => {
  const counted = countedQueries(database.db);
  await using world = await planWorld(counted.db);
  const ada = await world.subscriber();
  const counts = async () => {
    const found: Record<string, readonly [queries: number, rows: number]> = {};
    for (const [path, list] of [
      ['/customer/subscription/all', 'subscriptions'],
      ['/customer/payment-methods', 'methods'],
    ] as const) {
      let rows = 0;
      const queries = await counted.during(async () => {
        rows = (await ada.call('GET', path))['data'][list].length;
      });
      found[path] = [queries, rows];
    }
    return found;
  };
  const buy = async (token: string) => ada.buy(await ada.consent(), 'monthly', await ada.card(token));
  await buy('card-0');
  await counts();
  const small = await counts();
  for (let more = 1; more < many; more += 1) await buy(`card-${more}`);
  const large = await counts();
  for (const [path, [queries, rows]] of Object.entries(small)) {
    expect([path, rows]).toEqual([path, 1]);
    expect([path, ...(large[path] ?? [])]).toEqual([path, queries, many]);
  }
});
