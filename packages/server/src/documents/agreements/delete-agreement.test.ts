import { PdfRenderer } from '@clausewright/documents';
import { afterAll, expect, test } from 'vitest';
import { fillAccount } from '../../personal-data/testing/account-fixtures.ts';
import { findText } from '../../personal-data/testing/find-text.ts';
import { person, send } from '../../customers/accounts/testing/people.ts';
import { captureSilently } from '../../billing/testing/pay.ts';
import { reconcile } from '../../billing/settlement/reconcile.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { renderFiles } from './render-files.ts';
import { complete, type Holder, type Json, twoLanguages, type Visitor, visitor } from './testing/visitor.ts';

const database = useTestDatabase();
const pdf = new PdfRenderer();
afterAll(() => pdf[Symbol.asyncDispose]());

const remove = (one: Visitor, { id, token }: Pick<Holder, 'id' | 'token'>) =>
  send(one, 'DELETE', `/agreement/delete/${id}`, undefined, { agreement: token });
const stateOf = async (transaction: string) =>
  (
    await database.db
      .selectFrom('transactions')
      .select('state')
      .where('id', '=', transaction)
      .executeTakeFirstOrThrow()
  ).state;

test('deleting an agreement removes page, files, links and e-mails; payment and invoice stay', async () => {
  await using one = await visitor(database.db);
  const made = await one.made(twoLanguages);
  const opened = await made.order();
  expect((await made.process(opened, { token: 'approve' }))['data'].status).toBe('approved');
  await one.call('POST', '/agreement/generate-files', { agreement_id: made.id }, made.token);
  await renderFiles({ db: database.db, clock: one.clock, pdf }, one.enqueued[0] ?? '');
  const download = (await made.read('public-download-details'))['data'];
  const [file] = download.languages[0].files as { url: string }[];
  const { pathname: live } = new URL(download.live_url);
  const addresses = [live, `${live}/en`, `${live}/v/1`];
  for (const url of [...addresses, file?.url ?? '']) {
    expect((await one.app.inject({ url })).statusCode, url).toBe(200);
  }
  await database.db.updateTable('agreements').set({ delivery_email: 'reader@mail.example' }).execute();
  await one.call('GET', `/agreement/send-customer-email/${made.id}`, undefined, made.token);
  expect(await findText(database.db, 'reader@mail.example')).toEqual(['public.agreements', 'public.outbox']);

  expect((await remove(one, made)).json).toEqual({ success: true, authenticated: false, data: {} });
  one.clock.advance(1000);
  for (const url of addresses) {
    const gone = await one.app.inject({ url });
    expect([url, gone.statusCode]).toEqual([url, 410]);
    expect(gone.body).toContain('<h1>');
    expect(gone.body).not.toContain('Muster');
  }
  expect((await one.app.inject({ url: file?.url ?? '' })).statusCode).toBe(404);
  for (const what of ['details', 'sale-details', 'public-download-details'] as const) {
    expect((await made.read(what))['messages'][0].code, what).toBe('not-found');
  }
  expect((await remove(one, made)).code).toBe('not-found');
  for (const text of ['reader@mail.example', 'visitor@shop.example', 'Muster GmbH', made.token]) {
    expect([text, await findText(database.db, text)]).toEqual([text, []]);
  }
  expect(await stateOf(opened['data'].transaction_id)).toBe('approved');
  expect(await database.db.selectFrom('invoices').select('kind').execute()).toEqual([{ kind: 'invoice' }]);
  const audit = database.db.selectFrom('audit_log').select(['actor', 'object_type', 'object_id']);
  expect(await audit.where('action', '=', 'agreement.delete').execute()).toEqual([
    { actor: 'visitor', object_type: 'agreement', object_id: made.id },
  ]);
});

test('an owner deletes one agreement with its personal data; the account keeps the rest', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  await fillAccount(database.db, ada, 'ada');
  const { id } = await database.db.selectFrom('agreements').select('id').executeTakeFirstOrThrow();
  const ofAgreement = 'tree,generated,title,draft,answers,site_name,site_address,delivery,version_delivery';
  const inIt = [...ofAgreement.split(','), 'file_name', 'failure', 'colleague', 'alerted', 'payer'];
  for (const text of inIt) expect([text, await findText(database.db, `ada-${text}`)]).not.toEqual([text, []]);
  const deleted = await send(one, 'DELETE', `/agreement/delete/${id}`, undefined, ada);
  expect(deleted.code).toBeNull();
  for (const text of inIt) expect([text, await findText(database.db, `ada-${text}`)]).toEqual([text, []]);
  for (const text of ['first_name', 'company_name', 'subject', 'payment_email']) {
    expect([text, await findText(database.db, `ada-${text}`)]).not.toEqual([text, []]);
  }
  const list = await send(one, 'GET', '/customer/agreements/all', undefined, ada);
  expect(list.json['data']).toEqual({ agreements: [], total: 0 });
});

test('deleting cancels a waiting payment; one being charged or disputed keeps its agreement', async () => {
  await using one = await visitor(database.db);
  const waiting = await one.made(twoLanguages);
  const open = (await waiting.order())['data'].transaction_id as string;
  expect((await remove(one, waiting)).code).toBeNull();
  expect(await stateOf(open)).toBe('cancelled');
  // The page of the provider paid all the same: the money goes back.
  await captureSilently(one.ports, open);
  await reconcile(one.ports, open, 'webhook');
  expect(await database.db.selectFrom('refunds').select(['transaction_id', 'reason']).execute()).toEqual([
    { transaction_id: open, reason: 'surplus' },
  ]);

  const charging = await one.made(twoLanguages);
  await charging.process(await charging.order(), { outcome: 'review' });
  expect((await remove(one, charging)).code).toBe('payment-in-progress');
  const disputed = await one.made(complete);
  const paid = (await charging.order())['data'].transaction_id as string;
  await database.db
    .updateTable('transactions')
    .set({ dispute_state: 'open', item_id: disputed.id })
    .where('id', '=', paid)
    .execute();
  expect((await remove(one, disputed)).code).toBe('delete-failed');
  expect((await disputed.read('details'))['success']).toBe(true);
});

test('deleting concurrently with delete, pay, update, read and render: each succeeds or finds nothing', async () => {
  await using one = await visitor(database.db);
  const codeOf = (reply: Json) => (reply['success'] === true ? 'ok' : reply['messages'][0].code);
  for (let round = 0; round < 4; round += 1) {
    const made = await one.made(complete);
    const files = { agreement_id: made.id };
    await one.call('POST', '/agreement/generate-files', files, made.token);
    const version = one.enqueued.at(-1) ?? '';
    const unpaid = await one.made(twoLanguages);
    const opened = await unpaid.order();
    const all = await Promise.all([
      made.read('details').then(codeOf),
      renderFiles({ db: database.db, clock: one.clock, pdf }, version).then(() => 'ok'),
      remove(one, made).then(({ json }) => codeOf(json)),
      remove(one, made).then(({ json }) => codeOf(json)),
      made.update({ ...complete, owner: 'Neue AG' }, 1).then(codeOf),
      made.read('public-download-details').then(codeOf),
      one.call('POST', '/agreement/generate-files', files, made.token).then(codeOf),
      one.call('GET', `/agreement/send-customer-email/${made.id}`, undefined, made.token).then(codeOf),
    ]);
    expect(all.filter((code) => !['ok', 'not-found', 'answers-invalid'].includes(code))).toEqual([]);
    expect(new Set([all[2], all[3]])).toEqual(new Set(['not-found', 'ok']));
    const [paid, gone] = await Promise.all([
      unpaid.process(opened, { token: 'approve' }).then(codeOf),
      remove(one, unpaid).then(({ json }) => codeOf(json)),
    ]);
    const state = await stateOf(opened['data'].transaction_id);
    // Paid first: it may be deleted right after. Deleted first: nothing was charged, or it goes back.
    if (gone === 'payment-in-progress') expect([paid, state]).toEqual(['ok', 'approved']);
    else expect([gone, ['approved', 'cancelled']]).toEqual(['ok', expect.arrayContaining([state])]);
  }
  const left = await database.db
    .selectFrom('agreements')
    .select('status')
    .where('status', '=', 'unfinished')
    .execute();
  expect(left).toEqual([]);
  for (const table of ['agreement_versions', 'files'] as const) {
    const rows = await database.db.selectFrom(table).select('id').execute();
    const kept = await database.db.selectFrom('agreements').select('id').execute();
    expect([table, rows.length > 0]).toEqual([table, kept.length > 0 && table === 'agreement_versions']);
  }
});
