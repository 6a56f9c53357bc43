import { defaultAppearance } from '@clausewright/banner/publish';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createOwnerFactory } from './testing/owner.ts';
import { createAgreement } from '../../documents/agreements/create-agreement.ts';
import { frenchService } from '../../documents/agreements/testing/french-service.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { loadPage } from '../site-check/load-page.ts';
import { createPageInspector } from '../site-check/page-inspector.ts';
import { checkInstall } from './check-install.ts';
import { readInstall } from './read-install.ts';
import { sendInstall } from './send-install.ts';

const database = useTestDatabase();

test('GCM-8, GPC-5: the snippet contains the site, its languages and the chosen mode', async () => {
  const { ports, session, id, siteId, change } = await createOwnerFactory(database.db);
  const first = await readInstall(ports, { session, id });
  const base = `https://consent.example/c/${siteId}`;
  expect(first).toMatchObject({
    ok: true,
    value: {
      site_url: 'shop.example',
      ready: false,
      script_url: `${base}.js`,
      scripts: [{ language: 'de', url: `${base}/de.js` }],
      snippet: `<script async src="${base}/de.js"></script>`,
      csp: [
        { directive: 'script-src', source: 'https://consent.example' },
        { directive: 'connect-src', source: 'https://consent.example' },
      ],
      tagged: { script: expect.stringContaining('data-consent="analytics" data-vendor="hotjar"') },
      gpc: '{ "gpc": true, "lastUpdate": "2026-03-01" }',
      under_cmp_rule: [],
      demo_url: `https://app.example/demo/shop?site=${siteId}`,
    },
  });
  expect(await readInstall({ ...ports, demoUrl: null }, { session, id })).toMatchObject({
    value: { demo_url: null },
  });
  await change({ ...defaultAppearance('de'), languages: ['de', 'fr'], mode: 'advanced' });
  const second = await readInstall(ports, { session, id });
  expect(second.ok && second.value.snippet).toBe(`<script src="${base}.js"></script>`);
  expect(second.ok && second.value.platforms.map(({ platform }) => platform)).toEqual([
    'html',
    'wordpress',
    'shopify',
    'google-tag-manager',
    'react',
    'next',
  ]);
});

test('inspects the requested page, safely and only on the site’s domain', async () => {
  const { ports, session, id, siteId } = await createOwnerFactory(database.db);
  await using inspector = createPageInspector();
  const asked: string[] = [];
  await using server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply.writeHead(200, { 'content-type': 'text/html' });
    reply.end(
      `<html lang="de"><head><script async src="https://consent.example/c/${siteId}/de.js"></script>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const addresses: string[] = [];
  const local = {
    ...ports,
    inspector,
    loadSite: async (address: URL) => {
      addresses.push(address.href);
      if (address.protocol === 'https:') return { ok: false, reason: 'site-unreachable' } as const;
      const here = new URL(address);
      here.host = `127.0.0.1:${port}`;
      const loaded = await loadPage(here, { allowed: ['127.0.0.0/8'] });
      const url = new URL('https://xn--bcher-kva.example/a');
      return loaded.ok ? { ...loaded, page: { ...loaded.page, url } } : loaded;
    },
  };
  const checked = await checkInstall(local, { session, id, path: '//evil.example/a?b=1' });
  expect(checked).toMatchObject({
    ok: true,
    value: {
      url: 'https://bücher.example/a',
      installed: true,
      findings: [{ code: 'choices-link-missing' }],
    },
  });
  expect(addresses).toEqual([
    'https://shop.example//evil.example/a?b=1',
    'http://shop.example//evil.example/a?b=1',
  ]);
  expect(asked).toEqual(['//evil.example/a?b=1']);
  const refused = {
    ...ports,
    inspector,
    loadSite: async () => ({ ok: false, reason: 'site-refused' }) as const,
  };
  expect(await checkInstall(refused, { session, id })).toEqual({ ok: false, reason: 'site-refused' });
});

test('names a tag whose use contradicts a policy of the site, with a link to that policy', async () => {
  const { ports, session, id } = await createOwnerFactory(database.db);
  await using inspector = createPageInspector();
  const page = `<html lang="de"><head><script type="text/plain" data-consent="analytics" src="https://static.hotjar.com/c/x.js"></script>`;
  await using server = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' });
    reply.end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const local = {
    ...ports,
    inspector,
    loadSite: () => loadPage(new URL(`http://127.0.0.1:${port}/`), { allowed: ['127.0.0.0/8'] }),
  };
  const found = async () => {
    const checked = await checkInstall(local, { session, id });
    if (!checked.ok) throw new Error(checked.reason);
    return checked.value.findings.filter(({ code }) => code === 'analytics-found');
  };
  const write = async (change: object) => {
    const made = await createAgreement(
      {
        ...ports,
        mode: 'production',
        secret: new Uint8Array(32),
        documentsUrl: 'https://docs.example',
        operator: { email: undefined, country: 'FR' },
      },
      {
        requestId: randomUUID(),
        requestSecret: undefined,
        type: 'PRIVACY_POLICY',
        answers: { ...frenchService, document_languages: ['en'], ...change },
        language: 'en',
        freeOnly: false,
        forReview: false,
        premium: false,
        ownerId: session.customerId,
      },
    );
    if (!made.ok) throw new Error(JSON.stringify(made));
    return made.value.agreement_id;
  };
  expect(await found()).toEqual([]);
  await write({ website_url: 'https://elsewhere.example' });
  expect(await found()).toEqual([]);
  const policy = await write({});
  expect(await found()).toEqual([
    {
      code: 'analytics-found',
      severity: 'warning',
      subject: 'Hotjar',
      catalogue_id: null,
      type: 'ANALYTICS',
      document: { agreement_id: policy, type: 'PRIVACY_POLICY', question: 'analytics' },
    },
  ]);
});

test('instructions are sent to the owner or the given address, once in ten minutes each', async () => {
  const { ports, session, id, clock } = await createOwnerFactory(database.db);
  expect(await sendInstall(ports, { session, id })).toEqual({ ok: true, value: {} });
  expect(await sendInstall(ports, { session, id, email: 'web@agency.example' })).toMatchObject({ ok: true });
  expect(await sendInstall(ports, { session, id, email: 'WEB@agency.example' })).toEqual({
    ok: false,
    reason: 'email-already-sent',
  });
  expect(await sendInstall(ports, { session, id, email: 'nobody' })).toMatchObject({
    fields: [{ field: 'email', code: 'email-invalid' }],
  });
  const letters = await database.db
    .selectFrom('outbox')
    .select(['recipient', 'text'])
    .orderBy('id')
    .execute();
  expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual([
    'owner@shop.example',
    'web@agency.example',
  ]);
  expect(letters[0]?.text).toContain('<script async src="https://consent.example/c/');
  await database.db
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: clock(), next_attempt_at: null })
    .execute();
  clock.advance(11 * 60_000);
  expect(await sendInstall(ports, { session, id, email: 'web@agency.example' })).toMatchObject({ ok: true });
});
