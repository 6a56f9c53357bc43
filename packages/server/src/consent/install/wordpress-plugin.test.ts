import { expect, test } from 'vitest';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { serveWordpressPlugin } from './wordpress-plugin.ts';

const address = '/downloads/clausewright.zip';

test('the plug-in is served as an archive to keep, and again only where it changed', async () => {
  const wordpressPlugin = Buffer.from('PK archive');
  await using server = await testServer({
    addRoutes: (app) => serveWordpressPlugin(app, { wordpressPlugin }),
  });
  const first = await server.app.inject({ url: address });
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="clausewright.zip"',
  });
  expect(first.rawPayload.equals(wordpressPlugin)).toBe(true);
  const headers = { 'if-none-match': String(first.headers['etag']) };
  expect((await server.app.inject({ url: address, headers })).statusCode).toBe(304);
});

test('where it is not built there is none', async () => {
  await using server = await testServer({
    addRoutes: (app) => serveWordpressPlugin(app, { wordpressPlugin: null }),
  });
  expect((await server.app.inject({ url: address })).statusCode).toBe(404);
});
