import { gzipSync } from 'node:zlib';
import { seal } from '@clausewright/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodBody, testServer } from './testing/test-server.ts';
import { wideLimits } from './testing/wide-limits.ts';

const json = JSON.stringify(goodBody);
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

test.each<[string, string | Buffer, Record<string, string>, number]>([
  ['plain JSON', json, {}, 200],
  ['a charset written out', json, { 'content-type': 'application/json; charset=UTF-8' }, 200],
  ['broken JSON', '{"text":', {}, 400],
  ['no JSON at all', 'text=1', {}, 400],
  ['an empty body', '', {}, 400],
  ['a byte order mark', `\ufeff${json}`, {}, 400],
  ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22]), {}, 400],
  ['100,000 levels', deep, {}, 400],
  ['a name given twice', '{"text":"a","text":"b","kind":"a"}', {}, 400],
  ['a name given twice, once escaped', '{"text":"a","te\\u0078t":"b","kind":"a"}', {}, 400],
  ['__proto__', '{"text":"a","kind":"a","__proto__":{"x":1}}', {}, 400],
  ['__proto__, escaped', '{"text":"a","kind":"a","\\u005f_proto__":{"x":1}}', {}, 400],
  ['constructor', '{"text":"a","kind":"a","constructor":{"prototype":{}}}', {}, 400],
  ['2 MiB', JSON.stringify({ ...goodBody, text: 'x'.repeat(2 * 1024 * 1024) }), {}, 413],
  ['an open string of 900 kB', `{"text":"${'\\\\'.repeat(450_000)}`, {}, 400],
  ['gzip', gzipSync(json), { 'content-encoding': 'gzip' }, 415],
  ['another charset', json, { 'content-type': 'application/json; charset=latin1' }, 415],
  ['plain text', json, { 'content-type': 'text/plain' }, 415],
  ['XML', '<a/>', { 'content-type': 'application/xml' }, 415],
  ['form data without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
])('%s', async (_, body, headers, status) => {
  await using server = await testServer();
  const reply = await server.post(body, headers);
  expect(reply.status).toBe(status);
  expect(reply.json['success']).toBe(status === 200);
});

test('any bytes are rejected or parsed, never a server error', async () => {
  await using server = await testServer({ config: { limits: wideLimits() } });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.json().map((text) => Buffer.from(text)),
      ),
      fc.constantFrom(
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ),
      async (bytes, type) => {
        const { status } = await server.post(Buffer.from(bytes), { 'content-type': type });
        expect([200, 400]).toContain(status);
      },
    ),
    { numRuns: 300 },
  );
});

test('a sealed payload is accepted in both kinds of form data', async () => {
  await using server = await testServer();
  const sealed = JSON.stringify(await seal(await server.keys.current(), goodBody));
  for (const form of [new FormData(), new URLSearchParams()]) {
    form.set('data', sealed);
    const request = new Response(form);
    const type = request.headers.get('content-type') ?? '';
    const reply = await server.post(Buffer.from(await request.arrayBuffer()), { 'content-type': type });
    expect(reply.json).toMatchObject({ success: true, data: { echo: 'hello' } });
  }
});

test('rejects a file, a second field, another name and an unsealed payload in form data', async () => {
  await using server = await testServer();
  const sealed = JSON.stringify(await seal(await server.keys.current(), goodBody));
  const forms = [
    [['data', new File([sealed], 'data.json')]],
    [
      ['data', sealed],
      ['more', 'x'],
    ],
    [['body', sealed]],
    [['data', json]],
    [],
  ] as [string, string | File][][];
  for (const fields of forms) {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const request = new Response(form);
    const type = request.headers.get('content-type') ?? '';
    const reply = await server.post(Buffer.from(await request.arrayBuffer()), { 'content-type': type });
    expect(reply.status).toBe(400);
  }
});
