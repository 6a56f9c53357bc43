import { randomUUID } from 'node:crypto';
import { PdfRenderer } from '@clausewright/documents';
import { afterAll, expect, test } from 'vitest';
import { commands } from '../../operations/cli/commands.ts';
import { runCommand } from '../../operations/cli/run-command.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { renderFiles } from './render-files.ts';
import { complete, type Json, twoLanguages, visitor } from './testing/visitor.ts';

const database = useTestDatabase();
const email = 'visitor@shop.example';
const pdf = new PdfRenderer();
afterAll(() => pdf[Symbol.asyncDispose]());

test('a free agreement is completed at once, rendered once and hosted', async () => {
  await using one = await visitor(database.db);
  const made = await one.generate(complete);
  expect(made).toMatchObject({
    success: true,
    data: { status: 'finalized', costs: { total: 0, lines: [] } },
  });
  const { agreement_id: id, access_token: token } = made['data'];

  const before = await one.call('GET', `/agreement/public-download-details/${id}`, undefined, token);
  expect(before['data']).toMatchObject({ status: 'not-generated', failed: false });
  for (let press = 0; press < 3; press += 1) {
    const started = await one.call('POST', '/agreement/generate-files', { agreement_id: id }, token);
    expect(started['data']).toEqual({ status: 'generating' });
  }
  expect(one.enqueued).toHaveLength(1);
  const [versionId = ''] = one.enqueued;
  await renderFiles({ db: database.db, clock: one.clock, pdf }, versionId);
  await renderFiles({ db: database.db, clock: one.clock, pdf }, versionId);

  const ready = await one.call('GET', `/agreement/public-download-details/${id}`, undefined, token);
  expect(ready['data'].status).toBe('ready');
  const [english] = ready['data'].languages;
  expect(english.files.map((file: Json) => file['format'])).toEqual(['html', 'docx', 'txt', 'md', 'pdf']);
  for (const { url, bytes } of english.files) {
    const file = await one.app.inject({ url: new URL(url).pathname });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.byteLength).toBe(bytes);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="test-en\./);
  }
  const hosted = await one.app.inject({ url: new URL(ready['data'].live_url).pathname });
  expect(hosted.statusCode).toBe(200);
  expect(hosted.body).toContain('Muster GmbH');
  expect(hosted.body).not.toContain('<script');
  const again = await one.app.inject({
    url: new URL(ready['data'].live_url).pathname,
    headers: { 'if-none-match': String(hosted.headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

const requestSecret = 's'.repeat(43);

test('a double click and a retry after a lost response create one agreement with one token', async () => {
  await using one = await visitor(database.db);
  const body = {
    request_id: randomUUID(),
    request_secret: requestSecret,
    type: 'TEST',
    answers: complete,
  };
  const [first, second] = await Promise.all([
    one.call('POST', '/agreement/new', body),
    one.call('POST', '/agreement/new', body),
  ]);
  const third = await one.call('POST', '/agreement/new', body);
  expect(second['data']).toEqual(first['data']);
  expect(third['data']).toEqual(first['data']);
  expect(await database.db.selectFrom('agreements').select('id').execute()).toHaveLength(1);
  const other = await one.call('POST', '/agreement/new', { ...body, answers: twoLanguages });
  expect(other).toMatchObject({ success: false, messages: [{ code: 'request-reused' }] });
});

test('knowing a request’s id and answers but not its secret gives no token', async () => {
  await using one = await visitor(database.db);
  const plain = { request_id: randomUUID(), type: 'TEST', answers: complete };
  const made = await one.call('POST', '/agreement/new', { ...plain, request_secret: requestSecret });
  const { access_token: token, ...rest } = made['data'];
  expect(token).toMatch(/^[\w-]{43}$/);
  for (const secret of [{}, { request_secret: 't'.repeat(43) }]) {
    const again = await one.call('POST', '/agreement/new', { ...plain, ...secret });
    expect(again['data']).toEqual({ ...rest, access_token: null });
  }
  // Nor does a secret that was not there when the request was made.
  const open = { ...plain, request_id: randomUUID() };
  expect((await one.call('POST', '/agreement/new', open))['data'].access_token).not.toBeNull();
  const later = await one.call('POST', '/agreement/new', { ...open, request_secret: requestSecret });
  expect(later['data'].access_token).toBeNull();
});

test('a paid agreement stays incomplete until its payment is approved, once', async () => {
  await using one = await visitor(database.db);
  const made = await one.generate(twoLanguages);
  const { agreement_id: id, access_token: token, status, costs } = made['data'];
  expect(status).toBe('unfinished');
  expect(costs.lines.map((line: Json) => line['code'])).toEqual([
    'premium:TEST',
    'answer_premium:test.extra',
    'translation_language:en',
  ]);
  expect(costs.total).toBe(costs.lines.reduce((sum: number, line: Json) => sum + line['amount'], 0));
  const early = await one.call('GET', `/agreement/public-download-details/${id}`, undefined, token);
  expect(early['forbidden']).toEqual({ reason: 'not-paid' });

  const order = {
    item_type: 'agreement',
    item_id: id,
    processor: 'sandbox',
    expected_total: costs.total,
    email,
  };
  const opened = await one.call('POST', '/transaction/new', order, token);
  const twice = await one.call('POST', '/transaction/new', order, token);
  expect(twice['data'].transaction_id).toBe(opened['data'].transaction_id);
  const path: string = opened['data'].processing_path;
  const press = () => one.call('POST', path, { outcome: 'approve' }, token);
  const done = { status: 'approved', next: { action: 'done', path: `/download/${id}` } };
  // Who comes while the other charges may be told to wait.
  expect((await Promise.all([press(), press()])).map((answer) => answer['data'])).toContainEqual(done);
  expect((await press())['data']).toEqual(done);
  const after = await one.call('GET', `/agreement/public-download-details/${id}`, undefined, token);
  expect(after['data'].languages.map((entry: Json) => entry['language'])).toEqual(['de', 'en']);
  const remaining = await one.call('POST', `/agreement/costs/${id}`, {}, token);
  expect(remaining['data']).toMatchObject({ total: 0, lines: [], total_price_is_extra_difference: true });
  const again = await one.call('POST', '/transaction/new', order, token);
  expect(again['messages'][0].code).toBe('already-paid');
});

test('a declined test payment changes nothing and can be retried', async () => {
  await using one = await visitor(database.db);
  const { agreement_id: id, access_token: token, costs } = (await one.generate(twoLanguages))['data'];
  const order = {
    item_type: 'agreement',
    item_id: id,
    processor: 'sandbox',
    expected_total: costs.total,
    email,
  };
  const first = await one.call('POST', '/transaction/new', order, token);
  const refused = await one.call('POST', first['data'].processing_path, { outcome: 'decline' }, token);
  expect(refused).toMatchObject({ success: false, messages: [{ code: 'decline-2000' }] });
  const second = await one.call('POST', '/transaction/new', order, token);
  expect(second['data'].transaction_id).toBe(first['data'].transaction_id);
  const paid = await one.call('POST', second['data'].processing_path, { outcome: 'approve' }, token);
  expect(paid['data'].status).toBe('approved');
});

test('the free version of the same answers drops paid content and keeps the answers', async () => {
  await using one = await visitor(database.db);
  const { agreement_id: id, access_token: token } = (await one.generate(twoLanguages))['data'];
  const update = {
    request_id: randomUUID(),
    type: 'TEST',
    answers: twoLanguages,
    revision: 1,
    edits: 'reset',
    free_only: true,
  };
  const free = await one.call('POST', `/agreement/update/${id}`, update, token);
  expect(free['data']).toMatchObject({ agreement_id: id, access_token: token, status: 'finalized' });
  const repeated = await one.call('POST', `/agreement/update/${id}`, update, token);
  expect(repeated['data'].status).toBe('finalized');
  const download = await one.call('GET', `/agreement/public-download-details/${id}`, undefined, token);
  expect(download['data'].languages).toHaveLength(1);
  expect(download['data'].languages[0].html).not.toContain('Zusatz');
  const details = await one.call('GET', `/agreement/details/${id}`, undefined, token);
  expect(details['data']).toMatchObject({ revision: 2, answers: { extra: 'yes' } });
});

test('an update from a stale tab is rejected and loses nothing', async () => {
  await using one = await visitor(database.db);
  const { agreement_id: id, access_token: token } = (await one.generate(complete))['data'];
  const update = (owner: string, revision: number) =>
    one.call(
      'POST',
      `/agreement/update/${id}`,
      { request_id: randomUUID(), type: 'TEST', answers: { ...complete, owner }, revision, edits: 'reset' },
      token,
    );
  expect((await update('Neu GmbH', 1))['success']).toBe(true);
  expect((await update('Alt GmbH', 1))['messages'][0].code).toBe('revision-changed');
  const details = await one.call('GET', `/agreement/details/${id}`, undefined, token);
  expect(details['data'].answers.owner).toBe('Neu GmbH');
});

test('an agreement cannot be opened without its token', async () => {
  await using one = await visitor(database.db);
  const { agreement_id: id } = (await one.generate(complete))['data'];
  const foreign = (await one.generate(complete))['data'].access_token;
  for (const token of [undefined, foreign]) {
    for (const path of ['details', 'sale-details', 'public-download-details']) {
      const refused = await one.call('GET', `/agreement/${path}/${id}`, undefined, token);
      expect(refused['forbidden']).toEqual({ reason: 'no-access' });
    }
  }
  const unknown = await one.call('GET', `/agreement/details/${'x'.repeat(22)}`, undefined, foreign);
  expect(unknown['messages'][0].code).toBe('not-found');
});

test('invalid answers are named field by field', async () => {
  await using one = await visitor(database.db);
  const missing = await one.generate({ ...complete, contact_email: 'nobody', owner: '' });
  expect(missing['messages']).toContainEqual({
    value: 'Required',
    code: 'required',
    field: 'answers.owner',
  });
  expect(missing['messages']).toContainEqual(
    expect.objectContaining({ code: 'wrong-format', field: 'answers.contact_email' }),
  );
  const unknown = await one.generate({ ...complete, nonsense: 'x' });
  expect(unknown['messages']).toContainEqual(
    expect.objectContaining({ code: 'unknown-field', field: 'answers.nonsense' }),
  );
  await using inPublic = await visitor(database.db, { mode: 'production' });
  const closed = await inPublic.generate(complete);
  expect(closed['messages'][0].code).toBe('type-unavailable');
});

test('the operator may mark an order as paid, once', async () => {
  await using one = await visitor(database.db);
  const { agreement_id: id, access_token: token } = (await one.generate(twoLanguages))['data'];
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error('no configuration');
  const context = {
    config: loaded.config,
    database: database.open,
    enqueue: one.ports.enqueue,
    clock: one.clock,
    alert: () => {},
  };
  const mark = (...words: string[]) => runCommand(commands, context, ['order', 'mark', ...words]);
  expect((await mark(id)).ok).toBe(false);
  expect(await mark(id, '--paid')).toMatchObject({ ok: true });
  expect(await mark(id, '--paid')).toMatchObject({ ok: false });
  const details = await one.call('GET', `/agreement/public-download-details/${id}`, undefined, token);
  expect(details['success']).toBe(true);
});

test('a preview stores nothing and shows little of the paid content', async () => {
  await using one = await visitor(database.db);
  const preview = await one.call('POST', '/agreement/preview', {
    type: 'TEST',
    answers: { owner: 'Muster <b>GmbH</b>', extra: 'yes' },
    language: 'en',
  });
  expect(preview['data'].html).toContain('Muster &lt;b&gt;GmbH&lt;/b&gt;');
  expect(preview['data'].html).toContain('[•]');
  expect(preview['data'].html).toContain('We reply within one working day.');
  expect(preview['data'].html).not.toContain('we say so beforehand');
  expect(preview['data'].clauses.map((clause: Json) => clause['id'])).toContain('test.extra');
});
