import { expect, test } from 'vitest';
import {
  austrianWorkshops,
  germanPottery,
} from '../../../../library/types/return-refund-policy/testing/union-sellers.ts';
import { person, send } from '../../customers/accounts/testing/people.ts';
import { type Holder, type Json, type Visitor, visitor } from '../agreements/testing/visitor.ts';
import { chargeTransaction } from '../../billing/settlement/charge-transaction.ts';
import { requestRefund } from '../../billing/refunds/request-refund.ts';
import { markOrderPaid } from '../../billing/checkout/mark-order-paid.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findPrescribed } from '../prescribed-wording/prescribed-texts.ts';
import { releaseWording, withdrawRelease } from './release-wording.ts';

const database = useTestDatabase();
const type = 'RETURN_REFUND_POLICY';
const operator = { email: 'operator@site.example', country: 'AT' };
const now = new Date('2026-11-22T10:00:00Z');

const inProduction = () => visitor(database.db, { mode: 'production', billing: { operator } });
const workshops = { ...austrianWorkshops };
/** English is verified for everybody; a second language is paid. */
const english = { ...workshops, document_languages: ['en'] };
const both = { ...workshops, document_languages: ['en', 'de'] };

const austrian = ['at-fagg-anhang-1a', 'at-fagg-anhang-1b', 'crd-annex-ia-point-3'].map((id) => ({
  id,
  language: 'de' as const,
}));
const release = (one: Visitor) =>
  releaseWording(one.ports, { named: austrian, comparedWith: 'BGBl. I Nr. 59/2026', now });

async function made(one: Visitor, answers: object, more: object = {}): Promise<Json & { holder: Holder }> {
  const saved = (await one.generate(answers, { type, ...more }))['data'];
  const [id, token] = [saved.agreement_id as string, saved.access_token as string];
  const call = (method: 'GET' | 'POST', path: string, body?: object) => one.call(method, path, body, token);
  const holder: Holder = {
    id,
    token,
    read: (what) => call('GET', `/agreement/${what}/${id}`),
    total: async () => (await call('POST', `/agreement/costs/${id}`, {}))['data'].total as number,
    update: (changed, revision, others = {}) =>
      call('POST', `/agreement/update/${id}`, {
        request_id: crypto.randomUUID(),
        type,
        answers: changed,
        revision,
        edits: 'reset',
        ...others,
      }),
    order: async (expected) =>
      call('POST', '/transaction/new', {
        item_type: 'agreement',
        item_id: id,
        processor: 'sandbox',
        expected_total: expected ?? (await holder.total()),
        email: 'visitor@shop.example',
      }),
    process: (opened, body = {}) => call('POST', opened['data'].processing_path, body),
  };
  return { ...saved, holder };
}

const codeOf = (refused: Json): unknown => refused['messages']?.[0]?.code;

test('a free document waits for the wording, is completed once it is released, and stays so', async () => {
  await using one = await inProduction();
  const { status, holder } = await made(one, workshops, { free_only: true });
  expect(status).toBe('unfinished');
  const sale = (await holder.read('sale-details'))['data'];
  expect(sale.held_wording).toEqual([
    {
      id: 'at-fagg-anhang-1a',
      language: 'de',
      title: 'Muster-Widerrufsbelehrung (Österreich)',
      outdated: false,
    },
    {
      id: 'at-fagg-anhang-1b',
      language: 'de',
      title: 'Muster-Widerrufsformular (Österreich)',
      outdated: false,
    },
    {
      id: 'crd-annex-ia-point-3',
      language: 'de',
      title: 'Muster-Widerrufsbelehrung, Hinweis 3',
      outdated: false,
    },
  ]);
  expect(codeOf(await holder.order())).toBe('wording-not-released');
  expect((await holder.read('public-download-details'))['forbidden']).toEqual({ reason: 'held-wording' });
  expect((await holder.read('details'))['data'].answers).toMatchObject({ country: 'AT' });

  await release(one);
  expect((await holder.read('sale-details'))['data'].held_wording).toEqual([]);
  expect((await holder.order())['data']).toMatchObject({ status: 'approved' });
  expect((await holder.read('public-download-details'))['success']).toBe(true);

  for (const text of austrian) await withdrawRelease(database.db, text, now);
  expect((await holder.read('public-download-details'))['success']).toBe(true);
});

test('a release covers the reviewed words: others of the same name need another release', async () => {
  await using one = await inProduction();
  await release(one);
  const { status } = await made(one, workshops, { free_only: true });
  expect(status).toBe('finalized');
  await database.db
    .updateTable('wording_releases')
    .set({ digest: '0'.repeat(64) })
    .where('text_id', '=', 'at-fagg-anhang-1b')
    .execute();
  const other = await made(one, workshops, { free_only: true });
  expect(other['status']).toBe('unfinished');
  expect((await other.holder.read('sale-details'))['data'].held_wording).toMatchObject([
    { id: 'at-fagg-anhang-1b' },
  ]);
  expect(codeOf(await other.holder.order())).toBe('wording-not-released');
});

test('a version keeps its words, whatever the program contains later', async () => {
  await using one = await inProduction();
  const { holder } = await made(one, workshops, { free_only: true });
  await release(one);
  const { digest = '' } = findPrescribed('at-fagg-anhang-1a', 'de') ?? {};
  const { wording } = await database.db
    .selectFrom('agreement_versions')
    .select('wording')
    .executeTakeFirstOrThrow();
  expect(wording).toContainEqual({ id: 'at-fagg-anhang-1a', language: 'de', digest });
  expect((await holder.order())['data']).toMatchObject({ status: 'approved' });
});

test('a withheld document takes no money: it is neither opened, charged nor marked as paid by the operator', async () => {
  await using one = await inProduction();
  await release(one);
  const { holder } = await made(one, both, { premium: true });
  const opened = await holder.order();
  expect(opened['success']).toBe(true);
  for (const text of austrian) await withdrawRelease(database.db, text, now);
  const id = opened['data'].transaction_id as string;
  expect(codeOf(await holder.process(opened))).toBe('wording-not-released');
  expect(codeOf(await holder.order())).toBe('wording-not-released');
  const charged = await chargeTransaction(one.ports, id, { kind: 'pay', proof: {} });
  expect(charged).toEqual({ ok: false, reason: 'wording-not-released' });
  const marked = await markOrderPaid(one.ports, holder.id);
  expect(marked).toEqual({ ok: false, reason: 'wording-not-released' });
  const payment = await database.db.selectFrom('transactions').selectAll().executeTakeFirstOrThrow();
  expect(payment).toMatchObject({ id, state: 'created' });

  await release(one);
  expect((await holder.process(await holder.order()))['data']).toMatchObject({ status: 'approved' });
});

test('an update adding withheld wording is stored, and the served version stays', async () => {
  await using one = await inProduction();
  const { status, holder } = await made(one, english, { free_only: true });
  expect(status).toBe('finalized');
  const updated = await holder.update(workshops, 1, { free_only: true });
  expect(updated['data'].status).toBe('unfinished');
  const again = await holder.update(workshops, 2, { free_only: true });
  expect(again['data'].status).toBe('unfinished');
  const languagesNow = async () =>
    (await holder.read('public-download-details'))['data'].languages.map((of: Json) => of['language']);
  expect(await languagesNow()).toEqual(['en']);
  await release(one);
  const released = await holder.update(workshops, 2, { free_only: true });
  expect(released['data'].status).toBe('finalized');
  expect(await languagesNow()).toEqual(['de']);
});

test('waiting owners are e-mailed when nothing is withheld any more, once only', async () => {
  await using one = await inProduction();
  const { holder } = await made(
    one,
    { ...workshops, delivery_email: 'reader@shop.example' },
    { free_only: true },
  );
  const letters = () =>
    database.db.selectFrom('outbox').selectAll().where('message', '=', 'wording-released').execute();
  const releaseOnly = (named: typeof austrian) =>
    releaseWording(one.ports, { named, comparedWith: 'BGBl. I Nr. 59/2026', now });
  await releaseOnly(austrian.slice(1));
  expect(await letters()).toEqual([]);
  await releaseOnly(austrian);
  await withdrawRelease(database.db, { id: 'at-fagg-anhang-1a', language: 'de' }, now);
  await releaseOnly(austrian);
  expect(await letters()).toMatchObject([
    {
      recipient: 'reader@shop.example',
      subject: expect.stringContaining('Your document can be finished now'),
      text: expect.stringContaining(`/wizard/pay/${holder.id}?token=${holder.token}`),
    },
  ]);
  expect((await letters())[0]?.text).toContain('deleted 90 days after its last change');
});

test('the preview names every ordered language, and nothing of another market', async () => {
  await using one = await inProduction();
  const preview = async (answers: object, language: string) => {
    const shown = await one.call('POST', '/agreement/preview', { type, answers, language });
    return shown['data'].held_wording.map(({ id }: Json) => id as string) as string[];
  };
  const ids = austrian.map(({ id }) => id);
  expect(await preview(both, 'en')).toEqual(ids);
  expect(await preview(english, 'en')).toEqual([]);
  expect(await preview({ ...both, country: 'DE', state: 'DE_BY' }, 'en')).toEqual([]);
  await release(one);
  expect(await preview(both, 'en')).toEqual([]);
});

test('the operator is e-mailed once per wording, in the local language', async () => {
  await using one = await inProduction();
  await made(one, workshops, { free_only: true });
  await made(one, workshops, { free_only: true });
  const letters = await database.db.selectFrom('outbox').selectAll().orderBy('event_key').execute();
  expect(letters).toHaveLength(3);
  expect(letters[0]).toMatchObject({
    recipient: operator.email,
    language: 'de',
    subject: 'Bitte Wortlaut mit dem Gesetz vergleichen: Muster-Widerrufsbelehrung (Österreich)',
    text: expect.stringContaining('texts release at-fagg-anhang-1a de --compared-with'),
  });
});

test('outside production nothing waits', async () => {
  await using one = await visitor(database.db, { mode: 'standalone' });
  const { status, holder } = await made(one, workshops, { free_only: true });
  expect(status).toBe('finalized');
  expect((await holder.read('sale-details'))['data'].held_wording).toEqual([]);
});

test('a version from before this record is judged by its texts', async () => {
  await using one = await inProduction();
  const { holder } = await made(one, workshops, { free_only: true });
  await addCopy(null);
  expect((await holder.read('sale-details'))['data'].held_wording).toHaveLength(3);
  expect(codeOf(await holder.order())).toBe('wording-not-released');
});

test('the account list states which document is withheld, until it is released', async () => {
  await using one = await inProduction();
  const { id: owner, bearer } = await person(one, 'owner@shop.example');
  const { holder } = await made(one, workshops, { free_only: true });
  const { holder: finished } = await made(one, english, { free_only: true });
  for (const { id } of [holder, finished]) {
    await database.db.updateTable('agreements').set({ owner_id: owner }).where('id', '=', id).execute();
  }
  const held = async () => {
    const { json } = await send(one, 'GET', '/customer/agreements/all', undefined, { bearer });
    const listed = json['data'].agreements as Json[];
    return Object.fromEntries(
      listed.map((row) => [row['agreement_id'], [row['status'], row['held'], row['premium']]]),
    );
  };
  const free = { [finished.id]: ['finalized', false, false] };
  expect(await held()).toEqual({ ...free, [holder.id]: ['unfinished', true, false] });
  await release(one);
  expect(await held()).toEqual({ ...free, [holder.id]: ['unfinished', false, false] });
});

test('wording removed from the program is regenerated from the same answers', async () => {
  await using one = await inProduction();
  const { holder } = await made(one, workshops, { free_only: true });
  const [body, ...others] = austrian.map(({ id }) => findPrescribed(id, 'de'));
  await addCopy([{ id: 'at-fagg-anhang-1a', language: 'de', digest: '0'.repeat(64) }, ...others]);
  await release(one);
  expect((await holder.read('sale-details'))['data'].held_wording).toMatchObject([
    { id: body?.id, outdated: true },
  ]);
  const { revision } = (await holder.read('details'))['data'];
  const again = await holder.update(workshops, revision, { free_only: true });
  expect(again['data'].status).toBe('finalized');
});

test('a refund does not complete a withheld document: it is completed once released', async () => {
  await using one = await inProduction();
  await release(one);
  const { holder } = await made(one, both);
  const opened = await holder.order();
  expect((await holder.process(opened))['data']).toMatchObject({ status: 'approved' });
  for (const text of austrian) await withdrawRelease(database.db, text, now);
  // Of what was paid for, nothing is in it.
  const { state: _, ...pottery } = germanPottery;
  const goods = { ...pottery, country: 'AT', document_languages: ['de'] };
  const held = await holder.update(goods, 1, { free_only: true, premium: false });
  expect(held['data'].status).toBe('unfinished');
  const transactionId = opened['data'].transaction_id as string;
  const asked = { id: transactionId, transactionId, amount: null, note: 'asked by mail' };
  expect(await requestRefund(one.ports, asked)).toMatchObject({ ok: true });
  const stored = database.db.selectFrom('agreements').select(['status', 'current_version_id']);
  expect(await stored.execute()).toEqual([{ status: 'unfinished', current_version_id: null }]);
  expect(await holder.total()).toBe(0);
  await release(one);
  expect((await holder.order())['data']).toMatchObject({ status: 'approved' });
  expect((await holder.read('public-download-details'))['success']).toBe(true);
});

/** Writes the first version once more as the second. */
async function addCopy(wording: readonly unknown[] | null): Promise<void> {
  const version = await database.db.selectFrom('agreement_versions').selectAll().executeTakeFirstOrThrow();
  const documents = await database.db.selectFrom('agreement_documents').selectAll().execute();
  const id = 'version-of-an-older-on';
  const text = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await database.db
    .insertInto('agreement_versions')
    .values({
      ...version,
      id,
      number: 2,
      wording: text(wording),
      clause_versions: JSON.stringify(version.clause_versions),
      answers: JSON.stringify(version.answers),
      included: JSON.stringify(version.included),
    })
    .execute();
  await database.db
    .insertInto('agreement_documents')
    .values(
      documents.map((document) => ({
        ...document,
        version_id: id,
        tree: JSON.stringify(document.tree),
        clause_ranges: JSON.stringify(document.clause_ranges),
        generated_tree: text(document.generated_tree),
        generated_ranges: null,
        source_hashes: JSON.stringify(document.source_hashes),
      })),
    )
    .execute();
}
