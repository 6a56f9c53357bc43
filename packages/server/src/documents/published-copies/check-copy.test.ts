import { expect, test } from 'vitest';
import { renderArticle } from '@clausewright/documents';
import { useTestDatabase } from '../../testing/test-database.ts';
import { person, send } from '../../customers/accounts/testing/people.ts';
import { complete, type Json, visitor, type Visitor } from '../agreements/testing/visitor.ts';
import { listVersionDocuments, newestVersion } from '../records/version-store.ts';
import { findSession } from '../../customers/sessions/session-store.ts';
import { checkCopy, type CopyPorts } from './check-copy.ts';
import { createCopyFinder } from './copy-finder.ts';

const database = useTestDatabase();

/** An owner with two published versions, and a website whose page is set by the test. */
async function owner(one: Visitor) {
  const ada = await person(one, 'ada@shop.example');
  const answers = { ...complete };
  const made = await send(
    one,
    'POST',
    '/agreement/new',
    { request_id: crypto.randomUUID(), type: 'TEST', answers },
    ada,
  );
  const { agreement_id: id } = made.json['data'] as Json;
  const htmlNow = async (): Promise<string> => {
    const version = await newestVersion(database.db, id);
    const [document] = await listVersionDocuments(database.db, version?.id ?? '');
    if (document === undefined) throw new Error('no document');
    return renderArticle(document.document);
  };
  const first = await htmlNow();
  const changed = {
    request_id: crypto.randomUUID(),
    type: 'TEST',
    answers: { ...answers, owner: 'Second Ltd' },
    revision: 1,
    edits: 'reset',
  };
  expect((await send(one, 'POST', `/agreement/update/${id}`, changed, ada)).code).toBe(null);
  const second = await htmlNow();
  const details = await send(one, 'GET', `/agreement/details/${id}`, undefined, ada);
  return { ada, id: String(id), first, second, live: String(details.json['data'].live_url) };
}

test('says which version a page shows, and where it differs', async () => {
  await using one = await visitor(database.db);
  await using finder = createCopyFinder();
  const { ada, id, first, second, live } = await owner(one);
  const session = await findSession(database.db, ada.bearer, one.clock());
  if (session === null) throw new Error('no session');
  const asked: string[] = [];
  const check = (html: string | null, address = 'https://shop.example/privacy') => {
    const loadSite: CopyPorts['loadSite'] = async (url) => {
      asked.push(url.href);
      return html === null ? { ok: false, reason: 'site-unreachable' } : { ok: true, page: { url, html } };
    };
    const { db, clock, documentsUrl } = one.ports;
    return checkCopy({ db, clock, documentsUrl, loadSite, finder }, { session, id, address });
  };
  const page = (body: string) =>
    `<!doctype html><html lang="en"><body><h1>Shop</h1>${body}<footer>Bye</footer>`;
  expect(await check(page(second))).toMatchObject({
    ok: true,
    value: {
      url: 'https://shop.example/privacy',
      state: 'newest',
      by: 'text',
      version: 2,
      newest: 2,
      language: 'en',
      sections: [],
    },
  });
  expect(await check(page(first))).toMatchObject({ value: { state: 'older', version: 1, newest: 2 } });
  const edited = await check(
    page(second.replace(/(<h2[^>]*>[^<]*<\/h2>\n<p>)[^<]*/, '$1Something else entirely.')),
  );
  expect(edited).toMatchObject({
    value: {
      state: 'edited',
      version: 2,
      sections: [expect.objectContaining({ change: expect.stringMatching(/^(?:missing|changed)$/) })],
    },
  });
  expect(await check(page('<p>Nothing of it.</p>'))).toMatchObject({
    value: { state: 'absent', by: null, version: null },
  });
  const token = live.split('/').at(-1);
  for (const [html, by, state, version] of [
    [`<clausewright-document src="${live}"></clausewright-document>`, 'element', 'newest', 2],
    [
      `<clausewright-document token="${token}" version="1"><a href="${live}">x</a></clausewright-document>`,
      'element',
      'older',
      1,
    ],
    [`<iframe src="${live}/en"></iframe>`, 'frame', 'newest', 2],
    [`<p><a href="${live}/v/1">x</a></p>`, 'link', 'older', 1],
    [`<a href="${live}x">another</a>`, null, 'absent', null],
    [
      `<clausewright-document version="99999999999" token="${token}"></clausewright-document>`,
      'element',
      'newest',
      2,
    ],
  ] as const)
    expect([html, await check(page(html))]).toMatchObject([html, { value: { by, state, version } }]);

  asked.length = 0;
  expect(await check(null, 'shop.example/privacy')).toEqual({ ok: false, reason: 'site-unreachable' });
  expect(asked).toEqual(['https://shop.example/privacy', 'http://shop.example/privacy']);
  for (const address of ['https://', 'ht tp://x', '//'])
    expect([address, await check(second, address)]).toEqual([address, { ok: false, reason: 'site-refused' }]);
});

test('is for the owner alone', async () => {
  await using one = await visitor(database.db);
  await using finder = createCopyFinder();
  const { id } = await owner(one);
  const eve = await person(one, 'eve@elsewhere.example');
  const session = await findSession(database.db, eve.bearer, one.clock());
  if (session === null) throw new Error('no session');
  const loadSite: CopyPorts['loadSite'] = () => Promise.reject(new Error('asked'));
  const { db, clock, documentsUrl } = one.ports;
  const outcome = await checkCopy(
    { db, clock, documentsUrl, loadSite, finder },
    { session, id, address: 'a.example' },
  );
  expect(outcome).toEqual({ ok: false, reason: 'other-account' });
});
