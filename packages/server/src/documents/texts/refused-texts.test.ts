import { limits, seal } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { changeAccount } from '../../customers/customer-store.ts';
import { person, send, createSession } from '../../customers/accounts/testing/people.ts';
import { complete, type Json, twoLanguages, visitor } from '../agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type Bought, bought, texts } from './testing/bought-texts.ts';

const database = useTestDatabase();
const faults = ({ json }: { json: Json }): [string, string][] =>
  json['messages'].filter((one: Json) => 'field' in one).map((one: Json) => [one['field'], one['code']]);

/** Every call for texts, with something that it would do. */
const calls = (of: Bought): [string, Promise<{ code: string | null; json: Json }>][] => [
  ['details', of.ask('GET', `details/${of.id}`)],
  ['update', of.save({ language: 'en', revision: 1, clauses: [{ id: 'test.extra', markdown: 'New' }] })],
  ['draft', of.keep({ language: 'en', based_on: 1, draft_revision: 0, clauses: [] })],
  ['discard', of.discard('en')],
];
async function refusals(of: Bought) {
  const codes = new Set<string | null>();
  for (const [, reply] of calls(of)) codes.add((await reply).code);
  return [...codes];
}

test('texts are written only where paid for, and only by permitted users', async () => {
  await using one = await visitor(database.db);
  const own = await bought(one);
  expect(await refusals(own)).toEqual([null]);
  expect(await refusals(texts(one, own.id, {}))).toEqual(['no-access']);
  expect(await refusals(texts(one, 'x'.repeat(22), own.proofs))).toEqual(['not-found']);

  const free = await one.made(complete);
  const reply = await texts(one, free.id, { agreement: free.token }).ask('GET', `details/${free.id}`);
  expect(reply.json['forbidden']).toEqual({ reason: 'premium-only' });
  expect(await refusals(texts(one, free.id, { agreement: free.token }))).toEqual(['premium-only']);
  const unpaid = await one.made(twoLanguages);
  expect(await refusals(texts(one, unpaid.id, { agreement: unpaid.token }))).toEqual(['not-paid']);
  // Paid for once, but what is newest is not.
  const languages = await own.languages(['de', 'en', 'fr'], 2);
  expect(languages.json['data'].status).toBe('unfinished');
  expect(await refusals(own)).toEqual(['not-paid']);

  const ada = await person(one, 'ada@shop.example', { confirmed: false });
  const bob = await person(one, 'bob@shop.example');
  await send(
    one,
    'POST',
    '/customer/claim-agreements',
    { agreements: [{ agreement_id: own.id, token: own.token }] },
    ada,
  );
  expect(await refusals(texts(one, own.id, { bearer: ada.bearer }))).toEqual(['email-not-confirmed']);
  expect(await refusals(texts(one, own.id, { bearer: bob.bearer }))).toEqual(['other-account']);
  expect(await refusals(own)).toEqual(['no-access']);
  await changeAccount(database.db, ada.id, { confirmed_at: one.clock() }, one.clock());
  const { bearer } = await createSession(one, ada);
  await send(one, 'DELETE', `/agreement/delete/${own.id}`, undefined, { bearer });
  expect(await refusals(own)).toEqual(['not-found']);
});

test('names unsavable content clause by clause, and changes nothing', async () => {
  await using one = await visitor(database.db);
  const own = await bought(one);
  const save = (more: object) => own.save({ language: 'en', revision: 1, clauses: [], ...more });
  const clause = (markdown: string, id = 'test.extra') => ({ clauses: [{ id, markdown }] });
  const twice = { clauses: [...clause('a').clauses, ...clause('b').clauses] };
  const deep = Array.from({ length: limits.listDepth + 1 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n');
  const rooms = 'x'.repeat(300_000);
  const cases: [object, string, string][] = [
    [{ language: 'fr' }, 'language', 'not-allowed'],
    [{ language: 'xx' }, 'language', 'not-allowed'],
    [{ revision: 0 }, 'revision', 'too-small'],
    [clause('a', 'test.nothing'), 'clauses.test.nothing', 'unknown-field'],
    [clause('a', '__proto__'), 'clauses.__proto__', 'unknown-field'],
    [twice, 'clauses.test.extra', 'not-allowed'],
    [{ confirmed: ['test.nothing'] }, 'confirmed.test.nothing', 'unknown-field'],
    [{ language: 'de', confirmed: ['test.extra'] }, 'confirmed', 'not-allowed'],
    [{ ...clause('a'), more: 1 }, 'more', 'unknown-field'],
    [clause('a\u0000b'), 'clauses.0.markdown', 'unusable-characters'],
    [clause('# a\n\n'.repeat(10_000)), 'clauses.test.extra', 'too-many'],
    [clause(deep), 'clauses.test.extra', 'too-deep'],
    [clause('x'.repeat(limits.documentText + 1)), 'clauses.0.markdown', 'too-long'],
    [{ clauses: [...clause(rooms).clauses, ...clause(rooms, 'head').clauses] }, 'clauses', 'too-long'],
    [
      { clauses: Array.from({ length: 301 }, (_, at) => ({ id: `c${at}`, markdown: '' })) },
      'clauses',
      'too-many',
    ],
  ];
  for (const [more, field, code] of cases) {
    const reply = await save(more);
    expect([field, reply.status, faults(reply)]).toEqual([field, 200, [[field, code]]]);
  }
  const draft = { language: 'en', based_on: 1, draft_revision: 0, clauses: [] as object[] };
  const drafts: [object, string, string][] = [
    [{ language: 'fr' }, 'language', 'not-allowed'],
    [{ based_on: 2 }, 'based_on', 'not-allowed'],
    [twice, 'clauses.test.extra', 'not-allowed'],
    [{ clauses: [...clause(rooms).clauses, ...clause(rooms, 'head').clauses] }, 'clauses', 'too-long'],
  ];
  for (const [more, field, code] of drafts) {
    expect(faults(await own.keep({ ...draft, ...more }))).toEqual([[field, code]]);
  }
  const french = await own.ask('GET', `details/${own.id}?language=fr`);
  expect(faults(french)).toEqual([['language', 'not-allowed']]);
  expect(await own.details('en')).toMatchObject({ revision: 1, edited: false, draft: null });
});

test('hostile Markdown is served as plain words, without script', async () => {
  await using one = await visitor(database.db);
  const own = await bought(one);
  const lines = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</article></main><svg onload=alert(1)>',
    '<!--[if IE]><script>alert(1)</script><![endif]-->',
    '"><iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
    '" onmouseover="alert(1)" x="',
    '{{constructor.constructor("alert(1)")()}}',
  ];
  const links = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
  ];
  const markdown = [...lines, ...links.map((url, at) => `[word${at}](${url})`), '![picture](x)'].join('\n\n');
  const saved = await own.save({ language: 'en', revision: 1, clauses: [{ id: 'test.extra', markdown }] });
  expect(saved.json['data']).toMatchObject({ saved: true });
  const { live_url: live, clauses } = await own.details('en');
  const { body } = await one.app.inject({ url: `${new URL(live).pathname}/en` });
  const article = /<article[\s\S]*<\/article>/u.exec(body)?.[0] ?? '';
  expect(body).not.toMatch(/<script|<iframe|<svg|<img/iu);
  expect(article).not.toMatch(/<[^>]*\son\w+=|(?:href|src)="(?:javascript|data|vbscript|\/\/)/iu);
  const decoded = article
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  for (const words of [...lines, 'word0', 'word4', 'picture']) expect(decoded).toContain(words);
  // What was served is what the editor is given back: saving it again changes nothing.
  const again = [{ id: 'test.extra', markdown: clauses[3].markdown }];
  expect((await own.save({ language: 'en', revision: 2, clauses: again })).json['data']).toMatchObject({
    saved: false,
  });
});

test('the largest text fits sealed, a larger one is named, one of 2 MB is refused', async () => {
  await using one = await visitor(database.db);
  const own = await bought(one);
  const key = (await one.app.inject({ url: '/api/v1/public/payload-key' })).json<Json>();
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-agreement-token': own.token };
  const sealed = async (path: string, body: object): Promise<{ status: number; json: Json }> => {
    const payload = new URLSearchParams({ data: JSON.stringify(await seal(key as never, body)) }).toString();
    const reply = await one.app.inject({ method: 'POST', url: `/api/v1${path}`, headers: form, payload });
    return { status: reply.statusCode, json: reply.json<Json>() };
  };
  const others = ((await own.details('en'))['clauses'] as Json[])
    .filter(({ id }) => id !== 'test.extra')
    .reduce((sum, { markdown }) => sum + markdown.length, 0);
  // Three bytes for each character.
  const long = (length: number) => '漢'.repeat(length);
  const clauses = [{ id: 'test.extra', markdown: long(limits.documentText - others) }];
  const update = `/agreement/translation/update/${own.id}`;
  const saved = await sealed(update, { language: 'en', revision: 1, clauses });
  expect(saved.json['data']).toMatchObject({ saved: true });
  const over = [{ id: 'test.extra', markdown: `${clauses[0]?.markdown}漢` }];
  expect(faults(await sealed(update, { language: 'en', revision: 2, clauses: over }))).toEqual([
    ['clauses', 'too-long'],
  ]);
  const draft = { language: 'en', based_on: 2, draft_revision: 0 };
  const whole = [{ id: 'test.extra', markdown: long(limits.documentText) }];
  const kept = await sealed(`/agreement/translation/draft/${own.id}`, { ...draft, clauses: whole });
  expect(kept.json['data'].draft_revision).toBe(1);
  const { clauses: stored } = (await own.details('en'))['draft'];
  expect(JSON.stringify(stored) === JSON.stringify(whole)).toBe(true);
  const converted = await sealed('/md/convert', { text: long(limits.documentText) });
  // Not compared as text: nobody wants to read what differs.
  expect(converted.json['html'] === `<p>${long(limits.documentText)}</p>`).toBe(true);
  expect(faults(await sealed('/md/convert', { text: long(limits.documentText + 1) }))).toEqual([
    ['text', 'too-long'],
  ]);
  expect(faults(await sealed('/md/convert', { text: '# a\n\n'.repeat(10_000) }))).toEqual([
    ['text', 'too-many'],
  ]);
  const huge = 'x'.repeat(2_000_000);
  for (const [path, body] of [
    [update, { language: 'en', revision: 2, clauses: [{ id: 'test.extra', markdown: huge }] }],
    [`/agreement/translation/draft/${own.id}`, { ...draft, clauses: [{ id: 'test.extra', markdown: huge }] }],
    ['/md/convert', { text: huge }],
  ] as const) {
    const reply = await send(one, 'POST', path, body, own.proofs);
    expect([path, reply.status, reply.code]).toEqual([path, 413, 'body-too-large']);
  }
});
