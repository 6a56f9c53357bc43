/** What people ask of an agent, done by the tools alone. Each task begins with what the person said. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertEvents } from '../consent/consent-log/event-store.ts';
import { loggedSite } from '../consent/consent-log/testing/logged-site.ts';
import { someEvent } from '../consent/consent-log/testing/some-events.ts';
import { frenchService } from '../documents/agreements/testing/french-service.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { type McpWorld, mcpWorld, type Model } from './testing/mcp-world.ts';

const database = useTestDatabase({ keep: true });
let world: McpWorld;
let model: Model;
beforeAll(async () => {
  world = await mcpWorld(database.db);
  model = await world.model(await world.key(world.world.owner));
});
afterAll(async () => {
  await model[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const owner = () => world.world.owner;

async function use(tool: string, given: Record<string, unknown> = {}) {
  const { refused, json } = await model.use(tool, given);
  expect([refused, json['error']]).toEqual([false, undefined]);
  return json;
}

/** A site with a policy that is published. */
async function published(name: string, more: object = {}): Promise<{ site: string; document: string }> {
  const site = await world.website(owner(), name);
  const body = {
    request_id: crypto.randomUUID(),
    type: 'PRIVACY_POLICY',
    answers: { ...frenchService, website_url: `https://${name}`, document_languages: ['fr'], ...more },
  };
  const made = await world.call(owner(), 'POST', '/agreement/new', body);
  expect(made['data'].status).toBe('finalized');
  return { site, document: made['data'].agreement_id };
}

test('what is wrong with this site?', async () => {
  const site = await world.website(owner(), 'wrong.example');
  await world.look(owner(), site);
  const { sites } = await use('describe_site');
  const { id } = sites.find((one: { name: string }) => one.name === 'wrong.example');
  const { findings } = await use('list_findings', { site: id });
  expect(findings).toMatchObject([
    {
      code: 'before-answer',
      severity: 'error',
      subject: 'Google Analytics',
      seen: [{ page: 'https://shop.example/', what: 'https://www.google-analytics.com/g/collect' }],
    },
  ]);
});

test('prepare a privacy policy for review', async () => {
  const site = await world.website(owner(), 'prepare.example');
  await world.look(owner(), site);
  const asked = { type: 'PRIVACY_POLICY', site: 'prepare.example' };
  // What the person told the model about the business.
  const said = { ...frenchService, document_languages: ['en'] } as Record<string, unknown>;
  delete said['website_url'];
  let answers: Record<string, unknown> = {};
  let state = await use('list_open_questions', { ...asked, answers });
  expect(state['known'].website_url).toBe('https://prepare.example');
  // What the scan saw is told beside the questions and answers none.
  expect(state['seen']).toContainEqual(expect.objectContaining({ question: 'analytics', value: 'yes' }));
  expect(state['known'].analytics).toBeUndefined();
  for (let round = 0; round < 20 && !state['complete']; round += 1) {
    // Some is derived from what is said at the same time.
    const told = state['open']
      .map(({ question }: { question: string }) => [question, said[question]])
      .filter(([, value]: [string, unknown]) => value !== undefined);
    answers = { ...answers, ...Object.fromEntries(told) };
    state = await use('list_open_questions', { ...asked, answers });
  }
  expect(state['complete']).toBe(true);
  const outline = await use('preview', { ...asked, answers });
  expect(outline['clauses'].length).toBeGreaterThan(5);
  const clause = outline['clauses'][0].id;
  expect((await use('preview', { ...asked, answers, clause }))['text'].length).toBeGreaterThan(20);
  const { kept, document, status } = await use('answer', { ...asked, answers });
  expect([kept, status]).toEqual([true, 'unfinished']);
  // The model lost the answer and asks again: no second document.
  expect((await use('answer', { ...asked, answers }))['document']).toBe(document);
  const draft = await use('get_document', { document });
  expect(draft).toMatchObject({ published: false, status: 'unfinished', live_url: null });
  expect(draft['text']).toContain('Exemple SA');
  const { waiting, shown_to_owner_at: shown } = await use('request_publish', { site });
  expect(waiting).toMatchObject([{ what: 'document', id: document, why: 'review' }]);
  expect(shown).toMatch(new RegExp(`/profile/sites/${site}$`));
  // The owner sees it and presses.
  const page = await world.call(owner(), 'GET', `/website/page/${site}`);
  expect(page['data'].documents).toMatchObject([{ agreement_id: document, status: 'unfinished', due: null }]);
  const pressed = await world.call(owner(), 'POST', '/transaction/new', {
    item_type: 'agreement',
    item_id: document,
    processor: 'sandbox',
    expected_total: 0,
  });
  expect(pressed['success']).toBe(true);
  expect(await use('get_document', { document })).toMatchObject({ published: true, status: 'finalized' });
});

test('what is still open in my policy, before I say all of it?', async () => {
  const site = await world.website(owner(), 'open.example');
  const { kept, complete, open } = await use('answer', {
    type: 'PRIVACY_POLICY',
    site,
    answers: { entity_type: 'business' },
  });
  expect([kept, complete]).toEqual([false, false]);
  expect(open[0]).toHaveProperty('label');
  expect((await use('describe_site', { site }))['documents']).toEqual([]);
});

test('change the age in our policy, but do not publish it', async () => {
  const { document, site } = await published('letters.example');
  const answers = { kids: 'not-directed', min_age: 16 };
  const change = await use('preview', { document, answers });
  expect(change['changed']).toBe(true);
  expect(change['clauses'][0].text).toMatch(/\[-|\{\+/);
  expect(await use('answer', { document, answers })).toMatchObject({ kept: true, status: 'unfinished' });
  expect((await use('request_publish', { document }))['waiting']).toHaveLength(1);
  // What visitors read is what it was.
  const versions = await world.call(owner(), 'GET', `/agreement/versions/${document}`);
  expect(versions['data'].versions).toMatchObject([
    { number: 2, served_at: null },
    { number: 1, current: true },
  ]);
  expect((await use('describe_site', { site }))['documents']).toMatchObject([
    { id: document, status: 'unfinished' },
  ]);
  const { data } = await world.call(owner(), 'GET', `/agreement/details/update/${document}`);
  expect(data.answers.min_age).toBe(16);
});

/** What the page with the button is told, and the press on it. */
async function reviewed(document: string) {
  const { data } = await world.call(owner(), 'GET', `/agreement/sale-details/${document}`);
  const press = async () =>
    world.call(owner(), 'POST', '/transaction/new', {
      item_type: 'agreement',
      item_id: document,
      processor: 'sandbox',
      expected_total: 0,
      revision: data.revision,
    });
  return { data, press };
}

test('a press publishes what its owner read, not what was prepared meanwhile', async () => {
  const { document } = await published('meanwhile.example');
  const age = (years: number) =>
    use('answer', { document, answers: { kids: 'not-directed', min_age: years } });
  await age(16);
  const read = await reviewed(document);
  await age(17);
  const pressed = await read.press();
  expect([pressed['success'], pressed['messages']?.[0].code]).toEqual([false, 'revision-changed']);
  const versions = async () =>
    (await world.call(owner(), 'GET', `/agreement/versions/${document}`))['data'].versions;
  expect(await versions()).toMatchObject([{ served_at: null }, { served_at: null }, { current: true }]);
  const again = await reviewed(document);
  expect((await again.press())['success']).toBe(true);
  expect((await versions())[0]).toMatchObject({ number: 3, current: true });
});

test('its owner sees what the prepared text changes in the one that visitors read', async () => {
  const { document } = await published('compare.example');
  const answers = { kids: 'not-directed', min_age: 16 };
  await use('answer', { document, answers });
  const { data: sale } = await world.call(owner(), 'GET', `/agreement/sale-details/${document}`);
  expect(sale).toMatchObject({ status: 'unfinished', compare: { from: 1, to: 2 } });
  const path = `/agreement/compare/${document}?from=1&to=2`;
  const { data: compared } = await world.call(owner(), 'GET', path);
  expect(compared.same).toBe(false);
  expect(compared.clauses.map(({ html }: { html: string }) => html).join('')).toMatch(/<ins|<del/);
  // The review of the answers tells the same, though they are the ones that were prepared.
  const { data: details } = await world.call(owner(), 'GET', `/agreement/details/update/${document}`);
  const asked = { type: 'PRIVACY_POLICY', answers: details.answers, edits: 'keep' };
  const preview = await world.call(owner(), 'POST', `/agreement/update/preview/${document}`, asked);
  const changed = ({ change }: { change: string }) => change !== 'same';
  expect(preview['data'].languages[0].clauses.filter(changed)).toHaveLength(
    compared.clauses.filter(changed).length,
  );
});

test('the list of documents tells what waits for its owner from what waits for money', async () => {
  const { document } = await published('listed.example');
  await use('answer', { document, answers: { kids: 'not-directed', min_age: 16 } });
  const { data } = await world.call(owner(), 'GET', '/customer/agreements/unpaid?q=listed.example');
  expect(data.agreements).toMatchObject([
    { agreement_id: document, status: 'unfinished', premium: false, held: false, review: true },
  ]);
});

test('what was published free of charge is in the list of activity, with who did it', async () => {
  const { document } = await published('noted.example');
  await use('answer', { document, answers: { kids: 'not-directed', min_age: 16 } });
  const { press } = await reviewed(document);
  expect((await press())['success']).toBe(true);
  const { data } = await world.call(owner(), 'GET', '/activity/list?kind=document-published');
  const entry = data.entries.find((one: { object_id: string }) => one.object_id === document);
  expect(entry).toMatchObject({ by_owner: true, means: 'browser' });
});

test('what waits is not told apart as unpaid, and leaves the text editor a reason', async () => {
  const { document } = await published('locked.example');
  await use('answer', { document, answers: { kids: 'not-directed', min_age: 16 } });
  const opened = await world.call(owner(), 'GET', `/agreement/translation/details/${document}`);
  expect(opened['forbidden']).toEqual({ reason: 'waits-for-review' });
  // Back to what is served: the prepared version stays in the list of versions.
  const { data } = await world.call(owner(), 'GET', `/agreement/versions/${document}`);
  const body = { number: 1, revision: data.revision };
  expect((await world.call(owner(), 'POST', `/agreement/restore/${document}`, body))['success']).toBe(true);
  const again = await world.call(owner(), 'GET', `/agreement/translation/details/${document}`);
  expect(again['forbidden']).toEqual({ reason: 'premium-only' });
});

test('a payment that was opened goes on, whatever is prepared beside it', async () => {
  const site = await world.website(owner(), 'paying.example');
  const languages = { document_languages: ['fr', 'en', 'de'] };
  const made = await use('answer', {
    type: 'PRIVACY_POLICY',
    site,
    answers: { ...frenchService, website_url: 'https://paying.example', ...languages },
  });
  expect(made['to_pay'].total).toBeGreaterThan(0);
  const { document } = made;
  const opened = await world.call(owner(), 'POST', '/transaction/new', {
    item_type: 'agreement',
    item_id: document,
    processor: 'sandbox',
    billing: { country: 'US' },
  });
  const { transaction_id: payment } = opened['data'];
  const answers = { kids: 'not-directed', min_age: 16 };
  const { refused, json } = await model.use('answer', { document, answers });
  expect([refused, json['error']]).toEqual([true, 'payment-in-progress']);
  const status = await world.call(owner(), 'GET', `/transaction/status/${payment}`);
  expect(status['data'].status).toBe('processing');
});

test('what does our policy say about keeping data?', async () => {
  const { document } = await published('read.example');
  const { clauses } = await use('preview', { document, language: 'en' });
  const clause = clauses.find(({ heading }: { heading: string }) => /keep|retention/i.test(heading));
  expect((await use('preview', { document, language: 'en', clause: clause.id }))['text']).not.toBe('');
  const whole = await use('get_document', { document, language: 'fr' });
  expect(whole).toMatchObject({ published: true, part: 1, language: 'fr' });
  expect(whole['text']).toContain('# ');
});

test('which promises do we make, and note what we do of them already', async () => {
  const { document } = await published('promises.example', {
    emails: 'yes',
    email_kinds: ['newsletter'],
  });
  const { promises } = await use('list_promises', { document });
  const [{ promise, label, answer }] = promises;
  expect([promise, answer]).toEqual(['double_opt_in', null]);
  expect(label).not.toBe('');
  const row = (state: object) => ({ promises: [{ promise, ...state }] });
  await use('answer', { document, answers: row({ promise_state: 'done' }) });
  const other = { promise: 'sms_numbers', promise_state: 'planned', promise_by: '2027-01-31' };
  await use('answer', { document, answers: { promises: [other] } });
  const { data } = await world.call(owner(), 'GET', `/agreement/details/update/${document}`);
  expect(data.answers.promises).toMatchObject([{ promise, promise_state: 'done' }, other]);
});

test('have a new site looked at', async () => {
  const ordered = await use('scan', { address: 'https://fresh.example' });
  expect(ordered).toMatchObject({ state: 'waiting' });
  expect(await use('list_findings', { site: 'fresh.example' })).toMatchObject({
    scanning: true,
    findings: [],
  });
});

test('propose a banner for what the scan saw', async () => {
  const site = await world.website(owner(), 'banner.example');
  expect((await model.use('propose_banner', { site })).json['error']).toBe('no-scan');
  await world.look(owner(), site);
  const made = await use('propose_banner', { site });
  expect(made).toMatchObject({ made: true, added: ['Google Analytics'] });
  expect(await use('propose_banner', { site })).toMatchObject({
    banner: made['banner'],
    made: false,
    added: [],
  });
  const { banner } = await use('describe_site', { site });
  expect(banner).toMatchObject({ id: made['banner'], published_at: null, vendors: 1 });
  const { waiting } = await use('request_publish', { site });
  expect(waiting).toMatchObject([{ what: 'banner', why: 'plan', id: made['banner'] }]);
});

test('how do visitors answer, and was the second banner better?', async () => {
  const { site, snapshots, id } = await loggedSite(database.db);
  const now = world.world.ports.clock();
  const events = Array.from({ length: 80 }, (_, n) =>
    someEvent(site, now, { action: n % 4 === 0 ? 2 : 1, snapshot: snapshots[(n % 2) * 2] ?? '' }),
  );
  await insertEvents(database.db, events, { writer: 0, now });
  const website = await world.website(owner(), 'figures.example');
  await database.db.updateTable('consents').set({ owner_id: owner().id }).where('id', '=', id).execute();
  await database.db
    .updateTable('sites')
    .set({ owner_id: owner().id, website_id: website })
    .where('id', '=', site)
    .execute();
  const figures = await use('get_consent_figures', { site: website });
  expect(figures['totals']).toEqual({ decisions: 80, accepted: 60, custom: 0, rejected: 20 });
  const compared = await use('compare_versions', { site: website });
  expect(compared).toMatchObject({
    one: { version: 1, counts: { decisions: 40, accepted: 20 } },
    other: { version: 2, counts: { decisions: 40, accepted: 40 } },
  });
});

test('what changed between the last two versions?', async () => {
  const { document } = await published('versions.example');
  const { data } = await world.call(owner(), 'GET', `/agreement/details/${document}`);
  const answers = { ...data.answers, min_age: 16 };
  const body = { type: 'PRIVACY_POLICY', answers, revision: data.revision, edits: 'reset' };
  const path = `/agreement/update/${document}`;
  const updated = await world.call(owner(), 'POST', path, { ...body, request_id: crypto.randomUUID() });
  expect(updated['data'].status).toBe('finalized');
  const compared = await use('compare_versions', { document });
  expect(compared).toMatchObject({
    from: '1',
    to: '2',
    same: false,
    versions: [{ number: 2 }, { number: 1 }],
  });
  expect(compared['clauses'][0].text).toMatch(/\[-|\{\+/);
});
