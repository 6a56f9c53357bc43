/** What an operator changes by a command stands in the audit log; what has no row there changes nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPrices } from '@clausewright/library/clauses';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoLanguages, type Visitor, visitor } from '../../documents/agreements/testing/visitor.ts';
import { publishSite } from '../../consent/banner/testing/published-site.ts';
import { findDiscount } from '../../billing/discounts/discount-store.ts';
import { makeOpenNotices } from '../../statutory-functions/cancellations/testing/open-notices.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { insertEvents } from '../../consent/consent-log/event-store.ts';
import { someEvent } from '../../consent/consent-log/testing/some-events.ts';
import { maintenanceSince } from '../../platform/maintenance/maintenance-store.ts';
import { makeMessage } from '../../platform/mail/testing/make-message.ts';
import { service } from '../../customers/sessions/testing/customer.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { commands } from './commands.ts';
import { beginFactor, confirmFactor } from '../../customers/second-factor-store.ts';
import type { CommandContext } from './command.ts';
import { runCommand } from './run-command.ts';
import { failOneJob } from './testing/fail-one-job.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-audited-'));
const database = useTestDatabase({ keep: true });
const email = 'ada@shop.example';
const wording = ['crd-annex-ib', 'it'];
/** Ids of what the commands work at. */
const made = { paid: '', open: '', agreement: '', site: '', notice: '', visitor: crypto.randomUUID() };
let shop: Visitor;

beforeAll(async () => {
  const { db } = database;
  shop = await visitor(db);
  const order = async (): Promise<{
    agreement: string;
    transaction: string;
    pay: () => Promise<unknown>;
  }> => {
    const holder = await shop.made(twoLanguages);
    const opened = await holder.order();
    const pay = () => holder.process(opened);
    return { agreement: holder.id, transaction: opened['data'].transaction_id, pay };
  };
  const first = await order();
  await first.pay();
  const second = await order();
  Object.assign(made, { paid: first.transaction, open: second.transaction, agreement: second.agreement });
  await using at = await service(db);
  const { id: accountId } = await at.customer({ email });
  await db.transaction().execute(async (trx) => {
    await beginFactor(trx, { accountId, salt: 'A'.repeat(22), now: at.clock() });
    await confirmFactor(trx, { accountId, recoveryCodes: ['one'], now: at.clock() });
  });
  await at.account({ email: 'bob@shop.example', confirmed: false });
  const { site, hashes } = await publishSite(db);
  made.site = site;
  const now = new Date('2026-03-01T12:00:05Z');
  const shown = { visitor: made.visitor, snapshot: hashes.get('en') ?? '' };
  await insertEvents(db, [someEvent(site, now, shown)], { writer: 0, now });
  made.notice = (await makeOpenNotices(db, 1, now))[0] ?? '';
  await makeMessage(db);
  await failOneJob(database.open);
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

function run(words: readonly string[]) {
  const loaded = loadConfig({ DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:9' });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const { clock, ports } = shop;
  const { enqueue } = ports;
  const context: CommandContext = {
    config: loaded.config,
    database: database.open,
    enqueue,
    clock,
    alert() {},
  };
  return runCommand(commands, context, words);
}

const rows = () =>
  database.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'object_type as type', 'object_id as object'])
    .where('actor', 'in', ['cli', 'operator'])
    .orderBy('seq')
    .execute();

/** Words of each command that changes something, in an order in which all of them can. */
const writing: Record<string, () => string[]> = {
  'maintenance on': () => [],
  'maintenance off': () => [],
  'price set': () => [JSON.stringify(defaultPrices), '--from', '2027-01-01'],
  'discount create': () => ['spring', '--percent', '20'],
  'discount disable': () => ['spring'],
  'rate set': () => ['DE', '19.5', '--from', '2027-01-01'],
  reconcile: () => [made.open],
  'webhook replay': () => [],
  'order refund': () => [made.paid],
  'order mark': () => [made.agreement, '--paid'],
  'cancellation done': () => [made.notice],
  'texts check': () => [],
  'texts release': () => [...wording, '--compared-with', 'OJ L 304, read by A. B.'],
  'texts withdraw-release': () => wording,
  'customer confirm': () => ['bob@shop.example'],
  'customer export': () => [email],
  'customer sessions-end': () => [email],
  'customer codes-end': () => [email],
  'customer delete': () => [email, '--for-good'],
  'consent export': () => [made.site, '2026-03'],
  'consent erase-visitor': () => [made.site, made.visitor],
  'keys rotate': () => [],
  'mail retry': () => ['all'],
  'jobs retry': () => ['remove-expired'],
  backup: () => [join(folder, 'one'), '--without-secrets'],
  export: () => [join(folder, 'two'), '--without-secrets'],
};

test.each(Object.entries(writing))('%s leaves an audit row without personal data', async (name, words) => {
  const before = await rows();
  expect(await run([...name.split(' '), ...words()])).toMatchObject({ ok: true });
  const left = (await rows()).slice(before.length);
  expect(left.length).toBeGreaterThan(0);
  expect(JSON.stringify(left)).not.toMatch(/@|A\. B\./);
});

test('every changing command is in this list', () => {
  const changing = commands.filter(({ audit }) => audit !== 'none').map(({ name }) => name);
  expect(Object.keys(writing).toSorted()).toEqual(changing.toSorted());
});

const wordsOfReading: Record<string, string[]> = {
  'order show': ['x'],
  'customer show': ['bob@shop.example'],
  'texts show': wording,
  'consent compare-days': ['{"days":[]}'],
  'consent verify-evidence': ['evidence.json'],
  'mail test': ['me@shop.example'],
};
const reading = commands.filter(({ audit, name }) => audit === 'none' && name !== 'migrate');

test.each(reading.map(({ name }) => name))(
  '%s leaves no audit row, since it changes nothing',
  async (name) => {
    const before = await rows();
    await sql`set session characteristics as transaction read only`.execute(database.db);
    try {
      const words = [...name.split(' '), ...(wordsOfReading[name] ?? [])];
      expect(await run(words)).not.toMatchObject({ reason: expect.stringContaining('Usage:') });
    } finally {
      await sql`set session characteristics as transaction read write`.execute(database.db);
    }
    expect(await rows()).toEqual(before);
  },
);

test('a dry run is reported and leaves neither a change nor a row', async () => {
  const before = await rows();
  expect(await run(['discount', 'create', 'summer', '--fixed', '5', '--dry-run'])).toEqual({
    ok: true,
    lines: ['Nothing was changed. Without --dry-run:', 'summer can be used.'],
  });
  expect(await run(['maintenance', 'on', '--dry-run'])).toMatchObject({ ok: true });
  expect(await run(['discount', 'create', 'spring', '--fixed', '5', '--dry-run'])).toMatchObject({
    ok: false,
  });
  expect(await findDiscount(database.db, 'summer')).toBeNull();
  expect(await maintenanceSince(database.db)).toBeNull();
  expect(await rows()).toEqual(before);
});

test('a rejected command leaves no row, and an invalid id is not written down', async () => {
  const before = await rows();
  expect(await run(['rate', 'set', 'DE', '99'])).toMatchObject({ ok: false });
  expect(await run(['reconcile', 'ada@shop.example'])).toMatchObject({ ok: false });
  const left = (await rows()).slice(before.length);
  expect(left).toEqual([{ actor: 'cli', action: 'reconcile', type: 'transaction', object: 'unknown' }]);
});
