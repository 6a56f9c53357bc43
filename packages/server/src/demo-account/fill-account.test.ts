import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PdfRenderer } from '@clausewright/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandResult } from '../operations/cli/command.ts';
import { consentCommands } from '../operations/cli/consent-commands.ts';
import { orderCommands } from '../operations/cli/order-commands.ts';
import { runCommand } from '../operations/cli/run-command.ts';
import { type Config, loadConfig } from '../platform/config/config.ts';
import { useOwnDatabase } from '../testing/test-database.ts';
import { demoOwner, type DemoOwner, visit } from './demo-owner.ts';
import { type DemoServer, type Json, startDemoServer } from './demo-server.ts';
import { fillAccount } from './fill-account.ts';
import { coursesDomain, shopDomain } from './shop-owner.ts';

const database = useOwnDatabase();
const today = new Date('2026-03-01T12:00:00Z');
const visitors = 60;

let config: Config;
let pdf: PdfRenderer;
let server: DemoServer;
beforeAll(async () => {
  const loaded = loadConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'sample-account-')) });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  ({ config } = loaded);
  await fillAccount({ config, database: database.open, clock: () => today, visitors });
  pdf = new PdfRenderer({ warn: () => {} });
  server = await startDemoServer({ config, database: database.open, pdf, begins: today });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await pdf[Symbol.asyncDispose]();
  rmSync(config.dataDir, { recursive: true });
});

/** As whoever was told the password. */
async function loggedIn(does: (owner: DemoOwner) => Promise<void>): Promise<void> {
  await visit(demoOwner(server), does);
}

/** As the operator asks. */
async function command(name: string, ...positionals: readonly string[]): Promise<CommandResult> {
  const context = { config, database: database.open, enqueue: async () => {}, clock: () => today };
  const words = [...name.split(' '), ...positionals];
  return runCommand([...consentCommands, ...orderCommands], { ...context, alert: () => {} }, words);
}

async function documents(owner: DemoOwner): Promise<Map<string, Json>> {
  const { agreements } = await owner.call('GET', '/customer/agreements/all');
  return new Map((agreements as Json[]).map((one) => [one['type'] as string, one]));
}

test('the shop is shown to be the owner’s and watched, and the last check found one thing', async () => {
  await loggedIn(async (owner) => {
    const { websites } = await owner.call('GET', '/website/list');
    const shop = (websites as Json[]).find(({ name }) => name === shopDomain);
    expect(shop).toMatchObject({ verified_by: 'banner', rhythm: 'weekly' });
    const { scans } = await owner.call('GET', `/website/watching/${shop?.['id']}`);
    expect(scans).toMatchObject([{ problems: 1 }, { problems: 0, news: null }]);
    const { result, changes, evidence } = await owner.call('GET', `/scan/details/${scans[0].id}`);
    const findings = (result.findings as Json[]).map(({ code, subject }) => [code, subject]);
    expect(findings).toEqual([['not-declared', 'Hotjar']]);
    expect(changes.services.new).toContain('Hotjar');
    expect(evidence).toMatch(/^[\da-f]{64}$/);
  });
});

test('seven documents of two sites and an app are in their states', async () => {
  await loggedIn(async (owner) => {
    const of = await documents(owner);
    const states = [...of].map(([type, { status, languages, edited, update_available: waits }]) => [
      type,
      { status, languages, edited, waits },
    ]);
    expect(Object.fromEntries(states)).toEqual({
      PRIVACY_POLICY: { status: 'finalized', languages: ['de', 'fr', 'en'], edited: false, waits: false },
      COOKIES_POLICY: { status: 'finalized', languages: ['de', 'fr'], edited: true, waits: false },
      TERMS_CONDITIONS: { status: 'finalized', languages: ['de', 'fr'], edited: true, waits: false },
      RETURN_REFUND_POLICY: { status: 'finalized', languages: ['de', 'fr'], edited: false, waits: false },
      DISCLAIMER: { status: 'finalized', languages: ['de', 'fr'], edited: false, waits: false },
      EULA: { status: 'finalized', languages: ['de', 'fr'], edited: false, waits: false },
      IMPRINT: { status: 'finalized', languages: ['de', 'fr'], edited: false, waits: false },
    });
    const sites = new Set([...of.values()].map(({ site_url: url }) => url as string | null));
    expect(sites).toEqual(new Set([`https://www.${shopDomain}`, `https://www.${coursesDomain}`, null]));
  });
});

test('the versions record how each was created, and redlines show what changed', async () => {
  await loggedIn(async (owner) => {
    const of = await documents(owner);
    const idOf = (type: string): string => of.get(type)?.['agreement_id'] as string;
    const origins = async (type: string): Promise<string[]> => {
      const { versions } = await owner.call('GET', `/agreement/versions/${idOf(type)}`);
      return (versions as Json[]).map(({ origin }) => origin as string).toReversed();
    };
    expect(await origins('PRIVACY_POLICY')).toEqual(Array.from({ length: 4 }, () => 'generated'));
    expect(await origins('COOKIES_POLICY')).toEqual(['generated', 'edited', 'merged', 'merged']);
    expect(await origins('TERMS_CONDITIONS')).toEqual(['generated', 'edited']);
    expect(await origins('RETURN_REFUND_POLICY')).toEqual(['generated', 'generated', 'restored']);
    const red = await owner.call('GET', `/agreement/compare/${idOf('PRIVACY_POLICY')}?from=2&to=3`);
    expect(red['same']).toBe(false);
    const merged = await owner.call('GET', `/agreement/translation/details/${idOf('COOKIES_POLICY')}`);
    expect(JSON.stringify(merged['clauses'])).toContain('auch im Laden');
    const terms = await owner.call('GET', `/agreement/translation/details/${idOf('TERMS_CONDITIONS')}`);
    expect(terms['languages']).toMatchObject([{ edited: 1 }, { language: 'fr', draft: true }]);
    const files = await owner.call('GET', `/agreement/download-details/${idOf('PRIVACY_POLICY')}`);
    expect(files['status']).toBe('ready');
    expect(files['languages'].map(({ files: made }: Json) => made.length)).toEqual([5, 5, 5]);
  });
});

test('payments are invoiced, one partly refunded, and one card is saved', async () => {
  await loggedIn(async (owner) => {
    const { invoices } = await owner.call('GET', '/invoices/list?per_page=100');
    const list = invoices as Json[];
    // Six documents that cost something, and the plans of two banners that were renewed each month.
    expect(list.filter(({ refund }) => !refund)).toHaveLength(6 + 5 + 3);
    expect(list.filter(({ refund }) => refund)).toMatchObject([{ status: 'refund', total: -500 }]);
    expect(list.filter(({ status }) => status === 'partially-refunded')).toHaveLength(1);
    const { methods } = await owner.call('GET', '/customer/payment-methods');
    expect(methods).toMatchObject([{ kind: 'card', last4: '4242', is_default: true }]);
    const { subscriptions } = await owner.call('GET', '/customer/subscription/all');
    expect(new Set((subscriptions as Json[]).map(({ domain }) => domain as string))).toEqual(
      new Set([shopDomain, coursesDomain]),
    );
    const active = { state: 'active', plan: 'monthly' };
    expect(subscriptions).toMatchObject([active, active]);
    const disclaimer = (await documents(owner)).get('DISCLAIMER')?.['agreement_id'] as string;
    const sale = await owner.call('GET', `/agreement/sale-details/${disclaimer}`);
    expect(sale).toMatchObject({ costs: { total: 0 }, payment_pending: false });
    const order = await command('order show', disclaimer);
    expect(order.ok && order.lines.join('\n')).toMatch(/ approved {2}sandbox /);
  });
});

test('one banner has five months of answers, the other three, each from its own visitors', async () => {
  await loggedIn(async (owner) => {
    const { consents } = await owner.call('GET', '/privacy-consent/list');
    const served = { paid: true, changed: false, active: true };
    expect(consents).toMatchObject([
      { site_url: coursesDomain, ...served },
      { site_url: shopDomain, ...served },
    ]);
    const [courses, shop] = consents as [Json, Json];
    const logOf = ({ id }: Json) => owner.call('GET', `/privacy-consent/logs/all-months/${id}`);
    const [small, log] = [await logOf(courses), await logOf(shop)];
    expect(log['totals'].answers).toBeGreaterThanOrEqual(visitors);
    expect(log['parts'].length).toBeGreaterThanOrEqual(4);
    expect(log['choices'].versions).toHaveLength(3);
    expect(small['totals'].answers).toBeGreaterThanOrEqual(visitors * 0.15);
    expect(small['parts'].length).toBeGreaterThanOrEqual(3);
    expect(small['choices'].versions).toHaveLength(1);
    const [newest] = log['entries'] as [Json];
    const entry = await owner.call('GET', `/privacy-consent/logs/entry/${shop['id']}/${newest['id']}`);
    expect(entry['seal']).not.toBeNull();
  });
});

test('the business is healthy: documents and banners agree, and nothing waits', async () => {
  await loggedIn(async (owner) => {
    const { websites } = await owner.call('GET', '/website/states');
    expect((websites as Json[]).map(({ name }) => name as string)).toEqual(
      expect.arrayContaining([shopDomain, coursesDomain]),
    );
    for (const { id, name } of websites as Json[]) {
      const page = await owner.call('GET', `/website/page/${id}`);
      expect([name, page['contradictions']]).toEqual([name, { banner: [], documents: [] }]);
      expect(['finding', 'scan', undefined]).toContain(page['next']?.kind);
    }
  });
});

test('the consent log is proven by its seals and signed days', async () => {
  expect(await command('consent verify-log')).toMatchObject({ ok: true });
});

test('two consumers withdrew', async () => {
  await loggedIn(async (owner) => {
    const { withdrawals } = await owner.call('GET', '/withdrawal/list');
    expect(withdrawals).toMatchObject([{ site: shopDomain, declarations: 2, active: true }]);
    const [{ withdrawal_id: id }] = withdrawals as [Json];
    const { declarations } = await owner.call('GET', `/withdrawal/log/${id}`);
    expect(declarations).toMatchObject([{ language: 'de' }, { language: 'fr', name: 'Élodie Kessler' }]);
  });
});
