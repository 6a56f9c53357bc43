// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { newDraft, storeDraft } from '../draft.ts';
import { siteCalls } from '../site-profile/site-calls.ts';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { draftOf, type Meant } from './draft-of.ts';

const server = useFakeServer();
const profile = `${siteCalls.readSiteProfile.method} ${siteCalls.readSiteProfile.path}`;
const shop = { id: 'w1', kind: 'website', name: 'shop.example' } as const;
const app = { id: 'w2', kind: 'app', name: 'Kiln App' } as const;
const other = { agreement_id: 'p1', type: 'PRIVACY_POLICY', created_at: '2026-03-04' } as const;

function open(website: Meant['website'], documents: Meant['documents'] = []) {
  return draftOf({ website, type: 'EULA', agreementId: null, documents });
}

test.each([
  ['nothing', shop, {}, false],
  ['this website', shop, { website_url: 'https://www.shop.example/a' }, false],
  ['another website', shop, { website_url: 'https://mill.example' }, true],
  ['no place at all', shop, { owner: 'Mill AG' }, true],
  ['an app', shop, { app_name: 'Kiln App' }, true],
  ['this app', app, { app_name: ' kiln app' }, false],
  ['another app', app, { app_name: 'Mill App' }, true],
  ['a website, for an app', app, { website_url: 'https://shop.example', owner: 'Mill AG' }, true],
])('a draft that names %s is told apart', async (_, website, answers, isOfAnother) => {
  server.on(profile, refused({ code: 'not-found' }));
  storeDraft('EULA', newDraft(answers), 1);
  const outcome = await open(website);
  expect(outcome).toMatchObject({ ok: true, data: { isOfAnother } });
  if (!outcome.ok) return;
  expect(outcome.data.draft.answers['owner']).toBeUndefined();
});

test('a draft that was begun from the documents of the website is known again', async () => {
  const data = { name: 'Shop', answers: {}, asked: [], agreements: [{ ...other }] };
  server.on(profile, answered(data));
  const first = await open(shop, [other]);
  if (!first.ok) throw new Error('no draft');
  storeDraft('EULA', { ...first.data.draft, answers: { owner: 'Kiln GmbH' } }, 1);
  expect(await open(shop, [other])).toMatchObject({ ok: true, data: { isOfAnother: false } });
  expect(await open({ ...shop, id: 'w3', name: 'mill.example' })).toMatchObject({
    ok: true,
    data: { isOfAnother: true },
  });
});
