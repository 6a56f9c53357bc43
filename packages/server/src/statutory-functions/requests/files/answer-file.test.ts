/** A file for a visitor: to a confirmed address alone, by a code that works once, encrypted, and gone when its time is over. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { OpenRequest } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { codeOf } from '../../../customers/organisations/testing/organisation.ts';
import { formatDay } from '../../../platform/mail/format-day.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { ada, type DeskWorld, deskWorld } from '../testing/desk.ts';
import { emptyExpiredFiles } from './file-store.ts';
import { openFile, sealFile } from './seal-file.ts';

const database = useTestDatabase();
const pathOf = (link: unknown): string => new URL(String(link)).pathname;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function asked(
  one: DeskWorld,
  { confirmed = true, email = ada } = {},
): Promise<{ id: string; page: string }> {
  await one.send({ kind: 'access', said: '', email });
  const page = pathOf((await one.letter(email, 'request-received'))['link']);
  if (confirmed) await one.ask('POST', page);
  const [{ request_id: id } = { request_id: '' }] = await one.list(confirmed ? 'waiting' : 'unconfirmed');
  return { id, page };
}

const put = (one: DeskWorld, id: string, content: Buffer, given: { name?: string; file_id?: string } = {}) =>
  one.owner.call('POST', `/requests/file/${one.websiteId}/${id}`, {
    file_id: randomUUID(),
    name: 'data.zip',
    ...given,
    content: content.toString('base64'),
  });
const fileOf = async (one: DeskWorld, id: string) => {
  const { json } = await one.owner.call('GET', `/requests/one/${one.websiteId}/${id}`);
  return (json['data'].request as OpenRequest).file;
};
const fetch = async (one: DeskWorld, page: string, code: string, headers: Record<string, string> = {}) => {
  const payload = new URLSearchParams({ code }).toString();
  return one.service.app.inject({
    method: 'POST',
    url: `${page}/file`,
    headers: { ...form, ...headers },
    payload,
  });
};
/** Has one sent, and reads it in the letter. */
const newCode = async (one: DeskWorld, page: string, email = ada): Promise<string> => {
  one.service.clock.advance(1000);
  expect((await one.ask('POST', `${page}/code`)).body).toContain('A code is on its way');
  return String((await one.letter(email, 'request-file-code'))['code']);
};

test('put there, told of by a letter, fetched by a code of another one, once, and never run', async () => {
  await using one = await deskWorld(database.db);
  const { id, page } = await asked(one);
  const hostile = Buffer.concat([
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    randomBytes(500_000),
  ]);
  const { json } = await put(one, id, hostile, { name: 'Auskunft für Ada".html' }).then(() =>
    put(one, id, hostile, { name: 'Auskunft für Ada.html' }),
  );
  expect(json['data'].request.file).toMatchObject({
    name: 'Auskunft für Ada.html',
    there: true,
    fetched_at: null,
  });
  const letter = await one.letter(ada, 'request-file');
  expect(pathOf(letter['link'])).toBe(page);
  expect(JSON.stringify(letter)).not.toContain('Auskunft');

  const before = await one.ask('GET', page);
  expect(before.body).toContain('Auskunft für Ada.html');
  expect(before.body).toContain('500 kB');
  // A look sends no code, and neither does the page of somebody else.
  await one.ask('POST', `${page}/code`, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(await one.service.emailsTo(ada)).not.toContain('request-file-code');

  const code = await newCode(one, page);
  const fetched = await fetch(one, page, `${code.slice(0, 4)} ${code.slice(4)}`);
  expect(fetched.statusCode).toBe(200);
  expect(fetched.rawPayload.equals(hostile)).toBe(true);
  expect(fetched.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
    'content-disposition':
      'attachment; filename="Auskunft f_r Ada.html"; filename*=UTF-8\'\'Auskunft%20f%C3%BCr%20Ada.html',
  });
  expect((await fileOf(one, id))?.fetched_at).not.toBeNull();
  const again = await fetch(one, page, code);
  expect([again.statusCode, again.body.includes('is no longer valid')]).toEqual([422, true]);
  // With a new one it is fetched again, and the first time stays.
  expect((await fetch(one, page, await newCode(one, page))).statusCode).toBe(200);
});

test('five wrong tries end a code, half an hour does, and three letters an hour are all', async () => {
  await using one = await deskWorld(database.db);
  const { id, page } = await asked(one);
  await put(one, id, Buffer.from('data'));
  const first = await newCode(one, page);
  const wrong = first === '00000000' ? '00000001' : '00000000';
  for (let tries = 0; tries < 5; tries += 1) expect((await fetch(one, page, wrong)).statusCode).toBe(422);
  expect((await fetch(one, page, first)).statusCode).toBe(422);
  const second = await newCode(one, page);
  expect((await fetch(one, page, first)).statusCode).toBe(422);
  one.service.clock.advance(31 * 60_000);
  expect((await fetch(one, page, second)).statusCode).toBe(422);
  await newCode(one, page);
  const enough = await one.ask('POST', `${page}/code`);
  expect(enough.body).toContain('No code can be sent right now');
  // The last one that was sent works all the same.
  const third = String((await one.letter(ada, 'request-file-code'))['code']);
  expect((await fetch(one, page, third)).statusCode).toBe(200);
});

test('after ten codes no more are sent for a file, and the page says whom to ask', async () => {
  await using one = await deskWorld(database.db);
  const { id, page } = await asked(one);
  await put(one, id, Buffer.from('data'));
  for (let codes = 0; codes < 10; codes += 1) {
    one.service.clock.advance(21 * 60_000);
    await newCode(one, page);
  }
  one.service.clock.advance(86_400_000);
  const { body } = await one.ask('POST', `${page}/code`);
  expect(body).toContain('No more codes can be sent for this file. Write to Muster GmbH');
  expect(body).not.toContain('Try again in an hour');
});

test('to no address that nobody confirmed, one at a time, within its size, by its account alone', async () => {
  await using one = await deskWorld(database.db);
  const unconfirmed = await asked(one, { confirmed: false, email: 'eve@mail.example' });
  expect(codeOf(await put(one, unconfirmed.id, Buffer.from('x')))).toBe('request-not-confirmed');
  const { id, page } = await asked(one);
  expect(codeOf(await put(one, id, Buffer.alloc(0)))).toBe('request-file-size');
  expect((await put(one, id, Buffer.alloc(5_000_002))).json['success']).toBe(false);
  for (const name of ['../x', 'gpj.\u202Eexe', 'a\u2066b', 'a\u0000b', 'a\u009Fb']) {
    expect((await put(one, id, Buffer.from('x'), { name })).json['success'], name).toBe(false);
  }
  const file = randomUUID();
  expect(codeOf(await put(one, id, Buffer.from('one'), { file_id: file }))).toBe('ok');
  expect(codeOf(await put(one, id, Buffer.from('one'), { file_id: file }))).toBe('ok');
  expect((await one.service.emailsTo(ada)).filter((name) => name === 'request-file')).toHaveLength(1);
  expect(codeOf(await put(one, id, Buffer.from('two')))).toBe('request-file-there');
  const mallory = await one.service.customer({ email: 'mallory@shop.example' });
  const path = `/requests/file/${one.websiteId}/${id}`;
  expect(codeOf(await mallory.call('DELETE', path))).toBe('not-found');
  // A code opens no file of another request, which has one too.
  await one.ask('POST', unconfirmed.page);
  expect(codeOf(await put(one, unconfirmed.id, Buffer.from('of Eve')))).toBe('ok');
  const other = await newCode(one, unconfirmed.page, 'eve@mail.example');
  const code = await newCode(one, page);
  expect((await fetch(one, unconfirmed.page, code)).statusCode).toBe(422);
  expect((await fetch(one, unconfirmed.page, other)).body).toBe('of Eve');
  expect((await fetch(one, `${page.slice(0, -1)}!`, code)).statusCode).toBe(404);

  expect(codeOf(await one.owner.call('DELETE', path))).toBe('ok');
  expect((await fetch(one, page, code)).statusCode).toBe(422);
  expect((await one.ask('GET', page)).body).not.toContain('data.zip');
  expect(await fileOf(one, id)).toMatchObject({ name: 'data.zip', there: false });
  one.service.clock.advance(1000);
  // Sent once more, what was taken away is not there again.
  expect(codeOf(await put(one, id, Buffer.from('one'), { file_id: file }))).toBe('request-file-there');
  expect(codeOf(await put(one, id, Buffer.from('two')))).toBe('ok');
});

test('the largest file there may be comes back as it was', async () => {
  await using one = await deskWorld(database.db);
  const { id, page } = await asked(one);
  const content = randomBytes(5_000_000);
  expect(codeOf(await put(one, id, content))).toBe('ok');
  const fetched = await fetch(one, page, await newCode(one, page));
  expect(fetched.rawPayload.equals(content)).toBe(true);
  expect((await one.ask('GET', page)).body).toContain('5 MB');
});

test('its content goes after thirty days; what is kept until then nobody reads without the secret', async () => {
  await using one = await deskWorld(database.db);
  const { id, page } = await asked(one);
  await put(one, id, Buffer.from('ada lovelace, 1815'));
  const content = () =>
    database.db
      .selectFrom('request_files')
      .select('sealed')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow();
  const kept = (await content()).sealed;
  expect(Buffer.from(kept ?? []).includes('lovelace')).toBe(false);
  const { clock } = one.service;
  const last = new Date(clock().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  expect((await one.letter(ada, 'request-file'))['until']).toBe(formatDay(last, 'en'));
  // There to the end of the day that the letter names.
  clock.advance(Date.parse(`${last}T23:59:00Z`) - clock().getTime());
  expect((await one.ask('GET', page)).body).toContain('data.zip');
  expect(await emptyExpiredFiles(database.db, clock())).toBe(0);
  clock.advance(60_000);
  // Also before the job has come by.
  expect((await one.ask('GET', page)).body).not.toContain('data.zip');
  expect(await emptyExpiredFiles(database.db, clock())).toBe(1);
  expect((await content()).sealed).toBeNull();
  expect(await fileOf(one, id)).toMatchObject({ there: false });
});

test('what was sealed under another secret, for another file, or was changed, opens nothing', () => {
  const secret = { secret: Buffer.alloc(32, 1) } as unknown as Parameters<typeof sealFile>[0];
  const other = { secret: Buffer.alloc(32, 2) } as unknown as Parameters<typeof sealFile>[0];
  const sealed = sealFile(secret, 'a', Buffer.from('data'));
  expect(openFile(secret, 'a', sealed)?.toString()).toBe('data');
  expect(openFile(other, 'a', sealed)).toBeNull();
  expect(openFile(secret, 'b', sealed)).toBeNull();
  expect(openFile(secret, 'a', new Uint8Array())).toBeNull();
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  expect(openFile(secret, 'a', sealed)).toBeNull();
});
