import { expect, test } from 'vitest';
import { austrianWorkshops } from '../../../../library/types/return-refund-policy/testing/union-sellers.ts';
import { person, send } from '../../customers/accounts/testing/people.ts';
import { type Json, type Visitor, visitor } from '../agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { releaseWording } from './release-wording.ts';

const database = useTestDatabase();
const type = 'RETURN_REFUND_POLICY';
/** English is verified; German, of an Austrian, is not. */
const english = { ...austrianWorkshops, document_languages: ['en'] };
const both = { ...austrianWorkshops, document_languages: ['en', 'de'] };
const ids = ['at-fagg-anhang-1a', 'at-fagg-anhang-1b', 'crd-annex-ia-point-3'];

async function release(one: Visitor): Promise<void> {
  const named = ids.map((id) => ({ id, language: 'de' as const }));
  const now = new Date('2026-11-22T10:00:00Z');
  const released = await releaseWording(one.ports, { named, comparedWith: 'BGBl. I Nr. 59/2026', now });
  expect(released).toMatchObject({ ok: true });
}

interface Owned {
  id: string;
  get: (path: string) => Promise<Json>;
  post: (path: string, body: object) => Promise<Json>;
}

async function owned(one: Visitor, answers: object, more: object): Promise<Owned> {
  const { bearer } = await person(one, `${crypto.randomUUID()}@shop.example`);
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Json> =>
    (await send(one, method, path, body, { bearer })).json;
  const body = { request_id: crypto.randomUUID(), type, answers, ...more };
  const { agreement_id: id } = (await call('POST', '/agreement/new', body))['data'];
  return {
    id,
    get: (path) => call('GET', path),
    post: (path, sent) => call('POST', path, sent),
  };
}

/** Everything that is answered of a document that is served alone. */
async function reasonsOf({ id, get, post }: Owned): Promise<unknown[]> {
  const answers = [
    await get(`/agreement/download-details/${id}`),
    await get(`/agreement/coverage/${id}?language=de`),
    await get(`/agreement/send-customer-email/${id}`),
    await get(`/agreement/translation/details/${id}`),
    await get(`/agreement/compare/${id}?from=1&to=1`),
    await post(`/agreement/restore/${id}`, { number: 1, revision: 1 }),
    await get(`/withdrawal/agreement/${id}`),
  ];
  return [...new Set(answers.map((answer) => answer['forbidden']?.reason ?? answer['messages']?.[0]?.code))];
}

test('a withheld document is never reported as unpaid', async () => {
  await using one = await visitor(database.db, { mode: 'production' });
  const free = await owned(one, austrianWorkshops, { free_only: true });
  const premium = await owned(one, both, { premium: true });
  expect(await reasonsOf(free)).toEqual(['held-wording']);
  expect(await reasonsOf(premium)).toEqual(['held-wording']);
  await release(one);
  expect(await reasonsOf(premium)).toEqual(['not-paid']);
});

test('a purchase waiting only for money is reported as unpaid', async () => {
  await using one = await visitor(database.db, { mode: 'production' });
  expect(await reasonsOf(await owned(one, english, { premium: true }))).toEqual(['not-paid']);
});

test('the update preview names what a further language would wait for, before it is added', async () => {
  await using one = await visitor(database.db, { mode: 'production' });
  const { id, post } = await owned(one, english, { free_only: true });
  const heldIn = async (answers: object): Promise<unknown> => {
    const shown = await post(`/agreement/update/preview/${id}`, { type, answers, edits: 'keep' });
    return shown['data'].held_wording.map((text: Json) => text['id']);
  };
  expect(await heldIn(both)).toEqual(ids);
  expect(await heldIn(english)).toEqual([]);
  await release(one);
  expect(await heldIn(both)).toEqual([]);
});
