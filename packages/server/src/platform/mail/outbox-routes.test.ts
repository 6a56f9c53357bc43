import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { testServer } from '../http/testing/test-server.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type OutboxPorts, serveOutbox } from './outbox-routes.ts';
import { makeMessage, someFacts } from './testing/make-message.ts';

const database = useTestDatabase();

async function instance(config: Partial<OutboxPorts['config']> = {}) {
  const server = await testServer({
    addRoutes: (app) =>
      serveOutbox(app, {
        db: database.db,
        config: { mode: 'standalone', smtpUrl: undefined, ...config },
      }),
  });
  return {
    get: (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('the outbox lists messages, newest first, also for programs', async () => {
  await using one = await instance();
  expect((await one.get('/outbox')).body).toContain('There are no messages yet.');
  await makeMessage(database.db, { eventKey: 'first' });
  const now = new Date('2026-03-02T08:00:00Z');
  const id = await makeMessage(database.db, { eventKey: 'second', recipient: 'second@mail.example', now });
  const list = await one.get('/outbox');
  expect(list.body.indexOf('second@mail.example')).toBeGreaterThan(0);
  expect(list.body.indexOf('second@mail.example')).toBeLessThan(list.body.indexOf('reader@mail.example'));
  expect(list.body).toContain(`href="/outbox/${id}"`);
  const json = await one.get('/outbox.json');
  expect(json.headers['content-type']).toContain('application/json');
  const [newest, older] = json.json<Record<string, string>[]>();
  expect(Object.keys(newest ?? {})).toEqual(['to', 'subject', 'text', 'html', 'at']);
  expect(newest).toMatchObject({ to: 'second@mail.example', at: '2026-03-02T08:00:00.000Z' });
  expect(older).toMatchObject({ to: 'reader@mail.example' });
});

test('a message is shown as text with its links and in a sandboxed frame', async () => {
  await using one = await instance();
  const facts = { ...someFacts, site: '<script>alert(1)</script>' };
  const id = await makeMessage(database.db, { facts });
  const { body, headers } = await one.get(`/outbox/${id}`);
  expect(body).toContain(`<a href="${someFacts.privateLink}">`);
  expect(body).not.toContain('<script');
  expect(body).toMatch(
    /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!doctype/,
  );
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe/);
  expect(headers['cache-control']).toBe('no-store');
});

test('the CSP allows exactly the stylesheets of the page and of the framed message', async () => {
  await using one = await instance();
  const id = await makeMessage(database.db);
  const { body, headers } = await one.get(`/outbox/${id}`);
  const [message] = (await one.get('/outbox.json')).json<{ html: string }[]>();
  const hashes = [body, message?.html ?? ''].map((page) => {
    const style = page.match(/<style>(.*?)<\/style>/s)?.[1] ?? '';
    return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  });
  expect(headers['content-security-policy']).toMatch(/style-src [^;]*$/);
  expect(String(headers['content-security-policy']).split('style-src ')[1]?.split(' ')).toEqual(hashes);
});

test('the pages use the reader’s language', async () => {
  await using one = await instance();
  const { body } = await one.get('/outbox', { 'accept-language': 'nl' });
  expect(body).toContain('<html lang="nl">');
  expect(body).toContain('Er zijn nog geen berichten.');
});

test.each([{ mode: 'production' }, { smtpUrl: 'smtp://mail.example' }] as const)(
  'no outbox page is available with %o',
  async (config) => {
    await using one = await instance(config);
    const id = await makeMessage(database.db);
    for (const path of ['/outbox', '/outbox.json', `/outbox/${id}`]) {
      expect((await one.get(path)).statusCode).toBe(404);
    }
  },
);

test('a missing message is not found', async () => {
  await using one = await instance();
  expect((await one.get(`/outbox/${'x'.repeat(22)}`)).statusCode).toBe(404);
});
