import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as contract from '@clausewright/contract';
import type { Call } from '@clausewright/contract';
import { expect, test, vi } from 'vitest';
import { descriptionPage } from './description-page.ts';
import { serveCall } from './route.ts';
import { goodBody, testServer } from './testing/test-server.ts';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: { schemas: Record<string, unknown> };
}

const calls = Object.values<unknown>(contract).filter(isCall);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'place' in value;
}

test('the description contains every call of the contract under a unique name', async () => {
  const open = new Set(['listCountries', 'listLanguages', 'payloadKey', 'clientLog']);
  await using server = await testServer({
    addRoutes: (app) => {
      for (const call of calls) {
        if (!open.has(call.id)) serveCall(app, call, async () => ({ ok: false, reason: 'not-found' }));
      }
    },
  });
  const document: Document = (await server.app.inject({ url: '/api/v1/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${method} ${path} ${String(operationId)}`),
  );
  const promised = [
    ...calls.map(
      ({ method, path, id }) => `${method.toLowerCase()} /api/v1${path.replaceAll(/:(\w+)/g, '{$1}')} ${id}`,
    ),
    'get /api/v1/heartbeat heartbeat',
    'post /api/v1/probe/{id} probe',
  ];
  expect(described.toSorted()).toEqual(promised.toSorted());
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
});

test('a body is described with its limits and closed to unknown properties', async () => {
  await using server = await testServer();
  const document: Document = (await server.app.inject({ url: '/api/v1/openapi.json' })).json();
  const text = JSON.stringify(document.paths['/api/v1/probe/{id}']);
  expect(text).toContain('"maxLength":20');
  expect(text).toContain('"additionalProperties":false');
  expect(document.components.schemas).toHaveProperty('Refusal');
});

test('the HTML page states the authentication of each call', () => {
  const page = descriptionPage({
    info: { title: 'x' },
    paths: {
      '/api/v1/a/b': {
        get: { operationId: 'both', summary: 'S.', security: [{ bearer: [] }, { agreementToken: [] }] },
        put: { operationId: 'open', summary: 'S.', parameters: [{ name: 'page', in: 'query' }] },
      },
    },
  });
  const sections = page.split('<h2');
  expect(sections.find((section) => section.includes('id="both"'))).toMatch(
    /S\. Takes the header <code>Authorization: Bearer<\/code> of a session or .*X-Agreement-Token/,
  );
  const open = sections.find((section) => section.includes('id="open"'));
  expect(open).not.toContain('Takes');
  expect(open).toContain('&quot;page&quot;');
});

test('the HTML page is generated from the description, without script, under a CSP that knows its stylesheet', async () => {
  await using server = await testServer();
  const { body, headers } = await server.app.inject({ url: '/api/docs' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).not.toMatch(/<script|style="|onclick/);
  expect(body).toContain('<h2 id="probe"><code>POST /api/v1/probe/{id}</code></h2>');
  expect(body).toContain('<a href="#probe">POST /api/v1/probe/{id}</a>');
  expect(headers['content-security-policy']).toMatch(/style-src 'sha256-/);
  expect((await server.post(goodBody)).status).toBe(200);
});

test('description and HTML page are generated once and support conditional requests', async () => {
  await using server = await testServer();
  const swagger = vi.spyOn(server.app, 'swagger');
  for (const url of ['/api/v1/openapi.json', '/api/docs']) {
    const { body, headers } = await server.app.inject({ url });
    for (const coding of ['br', 'gzip']) {
      const coded = await server.app.inject({ url, headers: { 'accept-encoding': coding } });
      expect(coded.headers['content-encoding']).toBe(coding);
      const bytes = coding === 'br' ? brotliDecompressSync(coded.rawPayload) : gunzipSync(coded.rawPayload);
      expect(bytes.toString()).toBe(body);
    }
    const again = await server.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(headers.vary).toBe('Accept-Encoding');
  }
  expect(swagger).toHaveBeenCalledTimes(2);
});

test('requests are limited per address', async () => {
  await using server = await testServer();
  const statuses = new Set<number>();
  for (let asked = 0; asked < 601; asked += 1)
    statuses.add(
      (await server.app.inject({ url: '/api/docs', headers: { 'if-none-match': '*' } })).statusCode,
    );
  expect(statuses).toEqual(new Set([304, 429]));
});
