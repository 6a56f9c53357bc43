import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import {
  classHeaders,
  hashSource,
  hostedPolicy,
  pagePolicy,
  type DocumentClass,
} from './security-headers.ts';
import { goodBody, testServer } from './testing/test-server.ts';

const classes = Object.keys(classHeaders) as DocumentClass[];

function serveEachClass(app: FastifyInstance): void {
  for (const documentClass of classes) {
    app.get(`/of/${documentClass}`, { config: { documentClass } }, (_, reply) => reply.send());
  }
}

test.each(classes)('documents of the class %s have their headers', async (documentClass) => {
  await using server = await testServer({ addRoutes: serveEachClass });
  const { headers } = await server.app.inject({ url: `/of/${documentClass}` });
  const { csp, frames, cache, referrer, resource } = classHeaders[documentClass];
  const origins = documentClass === 'consent' || documentClass === 'embedded' ? '*' : undefined;
  expect(headers).toMatchObject({
    'content-security-policy': csp,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': resource,
    'referrer-policy': referrer,
    'x-content-type-options': 'nosniff',
  });
  expect(headers['x-frame-options']).toBe(frames ?? undefined);
  expect(headers['cache-control']).toBe(cache ?? undefined);
  expect(headers['access-control-allow-origin']).toBe(origins);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
});

test('only hosted documents may be framed, and no class allows scripts by itself', () => {
  for (const documentClass of classes) {
    const { csp } = classHeaders[documentClass];
    expect(csp.includes("frame-ancestors 'none'")).toBe(documentClass !== 'hosted');
    expect(csp).toContain("default-src 'none'");
    expect(csp).not.toMatch(/script-src|unsafe/);
  }
  expect(hostedPolicy(`'${hashSource('x')}'`)).toContain("style-src 'sha256-");
});

test('a page CSP names its hashes and requires Trusted Types', () => {
  const policy = pagePolicy([hashSource('let a')], [hashSource('a{}')]);
  expect(policy).toContain(`script-src 'self' '${hashSource('let a')}';`);
  expect(policy).toContain(`style-src 'self' '${hashSource('a{}')}' `);
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types default document-html clipboard-html",
  );
  expect(policy).not.toContain('unsafe');
});

test('HSTS is sent over https, and error responses have the headers too', async () => {
  await using secure = await testServer({ config: { publicUrl: 'https://legal.example' } });
  await using open = await testServer();
  for (const body of [goodBody, '{"broken']) {
    const headers = { host: 'legal.example', 'sec-fetch-site': 'same-origin' };
    const strict = (await secure.post(body, headers)).headers;
    expect(strict['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(strict['cache-control']).toBe('no-store');
    expect((await open.post(body)).headers['strict-transport-security']).toBeUndefined();
  }
  const missing = await open.app.inject({ url: '/api/v1/nothing' });
  expect(missing.headers['x-content-type-options']).toBe('nosniff');
});

test('every API response is uncacheable JSON in UTF-8', async () => {
  await using server = await testServer();
  const replies = [
    await server.post(goodBody),
    await server.post({}),
    await server.post('{"broken'),
    await server.post(goodBody, { authorization: 'Bearer none' }),
    await server.post(goodBody, { 'content-type': 'text/plain' }),
    await server.post(goodBody, { 'sec-fetch-dest': 'document' }),
    await server.app.inject({ url: '/api/v1/nothing' }),
  ];
  for (const { headers } of replies) {
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  expect(replies.slice(0, 6).map(({ headers }) => headers['cache-control'])).toEqual(
    replies.slice(0, 6).map(() => 'no-store'),
  );
});

test('a route without a class is rejected at start', async () => {
  const start = testServer({ addRoutes: (app) => app.get('/bare', () => 'x') });
  await expect(start).rejects.toThrow('/bare names no document class');
});
