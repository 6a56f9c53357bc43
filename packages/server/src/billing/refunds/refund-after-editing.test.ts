import { expect, test } from 'vitest';
import { complete, type Json, twoLanguages } from '../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { texts } from '../../documents/texts/testing/bought-texts.ts';
import { type Shop, shop } from '../testing/shop.ts';
import { requestRefund } from './request-refund.ts';

const database = useTestDatabase();

/** Pays what the agreement of a shop costs now; answers the id of the payment. */
async function paid(at: Shop): Promise<string> {
  const id = await at.opened();
  await at.process(id);
  return id;
}

async function refunded(at: Shop, transactionId: string): Promise<void> {
  const asked = { id: transactionId, transactionId, amount: null, note: 'asked by mail' };
  expect(await requestRefund(at.one.ports, asked)).toMatchObject({ ok: true });
}

async function write(at: Shop, words: string): Promise<void> {
  const held = texts(at.one, at.holder.id, { agreement: at.holder.token });
  const { revision, language } = await held.details();
  const clauses = [{ id: 'test.data', markdown: `## Data\n\n${words}` }];
  expect((await held.save({ language, revision, clauses })).json['data']).toMatchObject({ saved: true });
}

/** What is served, as anybody reads it; empty where nothing is. */
async function served(at: Shop): Promise<string> {
  const { data } = await at.holder.read('public-download-details');
  return (data?.languages ?? []).map(({ html }: Json) => html).join();
}
const details = async (at: Shop): Promise<Json> => (await at.holder.read('details'))['data'];
const codeOf = (answer: Json): string => answer['messages']?.[0].code;

test('manual edits are served only while premium is paid, and return with it', async () => {
  await using at = await shop(database.db);
  await at.holder.update(complete, 1);
  await at.holder.update(complete, 2, { premium: true });
  const premium = await paid(at);
  await write(at, 'Written by hand.');
  expect(await served(at)).toContain('Written by hand.');

  await refunded(at, premium);
  expect(await served(at)).toMatch(/^(?!.*Written by hand).+/s);
  expect(await details(at)).toMatchObject({ status: 'unfinished', edited: true });
  const { id, token } = at.holder;
  const restore = (number: number, revision: number) =>
    at.one.call('POST', `/agreement/restore/${id}`, { number, revision }, token);
  expect(codeOf(await restore(4, 4))).toBe('not-paid');
  const free = { edits: 'keep', free_only: true };
  expect(codeOf(await at.holder.update(complete, 4, free))).toBe('premium-only');
  const kept = (await at.holder.update(complete, 4, { edits: 'keep', premium: false }))['data'];
  expect(kept).toMatchObject({ status: 'unfinished' });
  expect(kept.costs.lines.map(({ code }: Json) => code)).toEqual(['premium:TEST']);
  expect(await served(at)).not.toContain('Written by hand.');

  await paid(at);
  expect(await served(at)).toContain('Written by hand.');
});

test('manual edits in an otherwise free version depend on the premium they were written under', async () => {
  await using at = await shop(database.db);
  const first = await paid(at);
  await at.holder.update(complete, 1);
  await write(at, 'Written by hand.');
  expect(await details(at)).toMatchObject({ status: 'finalized', premium: true });
  await refunded(at, first);
  expect(await served(at)).toMatch(/^(?!.*Written by hand).+/s);
  expect(await details(at)).toMatchObject({ status: 'unfinished' });
});

test('a free version based on a refunded purchase is withdrawn', async () => {
  await using at = await shop(database.db);
  const first = await paid(at);
  const more = { ...twoLanguages, document_languages: ['de', 'en', 'fr'] };
  expect((await at.holder.update(more, 1, { free_only: true }))['data'].status).toBe('finalized');
  expect((await details(at))['languages']).toEqual(['de', 'en']);
  await refunded(at, first);
  expect(await served(at)).toBe('');
  expect(await details(at)).toMatchObject({ status: 'unfinished', live_url: null });
  // What was left out then is not asked for now.
  await paid(at);
  expect((await details(at))['languages']).toEqual(['de', 'en']);
  expect(await details(at)).toMatchObject({ status: 'finalized' });
});

test('a refunded version is unavailable to readers until paid again', async () => {
  await using at = await shop(database.db);
  await at.holder.update(complete, 1);
  await at.holder.update(complete, 2, { premium: true });
  const premium = await paid(at);
  const { live_url: url } = (await at.holder.read('public-download-details'))['data'];
  const live = new URL(url).pathname;
  const open = async (path: string) => {
    // A page lags behind the database by a tenth of a second.
    at.one.clock.advance(1000);
    return at.one.app.inject({ url: `${live}${path}` });
  };
  const statuses = async () => [
    (await open('')).statusCode,
    (await open('/v/2')).statusCode,
    (await open('/v/3')).statusCode,
    (await open('/en/changes/2/3')).statusCode,
  ];
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await refunded(at, premium);
  expect(await statuses()).toEqual([200, 200, 410, 410]);
  const { body } = await open('/v/3');
  expect(body).toContain('This document is no longer available');
  expect((await open('')).body).not.toContain('/v/3');
  await paid(at);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});
