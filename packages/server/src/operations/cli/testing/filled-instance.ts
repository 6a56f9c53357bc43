import { PdfRenderer } from '@clausewright/documents';
import { complete, twoLanguages } from '../../../documents/agreements/testing/visitor.ts';
import { renderFiles } from '../../../documents/agreements/render-files.ts';
import { publishSite } from '../../../consent/banner/testing/published-site.ts';
import { requestRefund } from '../../../billing/refunds/request-refund.ts';
import { insertEvents } from '../../../consent/consent-log/event-store.ts';
import { sealLog } from '../../../consent/consent-log/seal-log.ts';
import { signDays } from '../../../consent/consent-log/sign-days.ts';
import { signingKey } from '../../../consent/consent-log/signing-key.ts';
import { someEvent } from '../../../consent/consent-log/testing/some-events.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { createPasswords } from '../../../customers/sessions/hash-password.ts';
import { service } from '../../../customers/sessions/testing/customer.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';

/** What somebody has who used an instance, to be found again after its database was moved. */
export interface InstanceContents {
  email: string;
  password: string;
  /** Id of the agreement that was paid, in two languages. */
  agreement: string;
  invoices: number;
  /** Path of its hosted page. */
  live: string;
  visitor: string;
  site: string;
}

/** Fills a database as people do: an account, a paid agreement with its files, a refund, a banner with answers under signed seals. */
export async function fillInstance(db: Database, secret: Uint8Array): Promise<InstanceContents> {
  await using at = await service(db, { makePasswords: () => createPasswords(secret) });
  const customer = await at.customer();
  const data = async (path: string, body: object): Promise<Record<string, never>> => {
    const reply = await customer.call('POST', path, body);
    if (reply.json['success'] !== true) throw new Error(`${path}: ${JSON.stringify(reply.json)}`);
    return reply.json['data'] as Record<string, never>;
  };
  const made = await data('/agreement/new', {
    request_id: crypto.randomUUID(),
    type: 'TEST',
    answers: twoLanguages,
  });
  const id = String(made['agreement_id']);
  const { total } = await data(`/agreement/costs/${id}`, {});
  const opened = await data('/transaction/new', {
    item_type: 'agreement',
    item_id: id,
    processor: 'sandbox',
    expected_total: total,
  });
  const transactionId = String(opened['transaction_id']);
  await data(`/transaction/process/${transactionId}`, {});
  await data('/agreement/new', { request_id: crypto.randomUUID(), type: 'TEST', answers: complete });
  const refund = { id: newId(), transactionId, amount: 100, note: 'asked by mail' };
  const refunded = await requestRefund(at.ports, refund);
  if (!refunded.ok) throw new Error(refunded.reason);
  const agreement = await db
    .selectFrom('agreements')
    .select(['live_token', 'current_version_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await data('/agreement/generate-files', { agreement_id: id });
  await using pdf = new PdfRenderer();
  await renderFiles({ db, clock: at.clock, pdf }, agreement.current_version_id ?? '');
  const invoices = await db.selectFrom('invoices').select('id').execute();
  return {
    email: customer.email,
    password: customer.password,
    agreement: id,
    invoices: invoices.length,
    live: `/live/${agreement.live_token}`,
    ...(await answeredBanner(db, secret)),
  };
}

async function answeredBanner(
  db: Database,
  secret: Uint8Array,
): Promise<Pick<InstanceContents, 'site' | 'visitor'>> {
  const { site, hashes } = await publishSite(db);
  const visitor = crypto.randomUUID();
  for (const minute of [0, 1, 2]) {
    const now = new Date(Date.UTC(2026, 2, 1, 12, minute, 5, 123));
    const shown = { visitor, snapshot: hashes.get('de') ?? '' };
    await insertEvents(db, [someEvent(site, now, shown), someEvent(site, now, { ...shown, vendors: null })], {
      writer: 0,
      now,
    });
  }
  const clock = fakeClock(new Date('2026-03-02T09:00:00Z'));
  await sealLog({ db, clock });
  await signDays({ db, clock }, signingKey(secret));
  return { site, visitor };
}
