import { featureLinks } from '../../product-ports.ts';
import { expect, test } from 'vitest';
import { insertAccount } from '../../customers/customer-store.ts';
import { claimAgreements } from '../agreements/own-agreements.ts';
import { deriveAccessToken } from '../records/access-token.ts';
import { type Agreement, findAgreement } from '../records/agreement-store.ts';
import { removeAgreements } from '../records/delete-agreement-store.ts';
import { findTransaction } from '../../billing/transactions/transaction-store.ts';
import { hashToken, newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { TermsInForce } from '../../operator/sold-terms.ts';
import { makeAgreement, makeTransaction, makeVersion, someTime as now } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { insertRelease } from '../release-gate/release-store.ts';
import { notifyWaiting } from '../release-gate/notify-waiting.ts';
import { mailAgreementReady } from './agreement-mail.ts';
import { mailLawAlert } from './law-alert-mail.ts';
import type { MessageName } from '../../platform/mail/email-writers.ts';
import {
  type MailedPayment,
  mailPaymentApproved,
  mailPaymentPending,
  mailPaymentRefused,
  mailRefund,
} from '../../billing/transactions/payment-mail.ts';

const database = useTestDatabase();
const ports = {
  mode: 'production' as const,
  secret: new Uint8Array(32),
  publicUrl: 'https://app.example',
  documentsUrl: 'https://docs.example',
  operatorName: 'Clausewright',
  enqueue: async () => {},
  terms: async (): Promise<TermsInForce> => ({ own: [], elsewhere: [] }),
};

const reader = 'reader@mail.example';
const wording = { id: 'some-text', language: 'en', digest: 'a'.repeat(64) } as const;

interface About {
  agreement: Agreement;
  versionId: string;
  transaction: MailedPayment;
}
type Write = (trx: Transaction, about: About) => Promise<unknown>;

/** Null: not about an agreement. A kind of e-mail without a row does not compile. */
const kinds: { readonly [Name in MessageName]: Write | null } = {
  'agreement-ready': (trx, about) => mailAgreementReady(ports, trx, { ...about, now }),
  'law-alert': (trx, { agreement }) =>
    mailLawAlert(ports, trx, {
      agreement,
      reader: { recipient: reader, language: 'en' },
      waiting: 'clauses',
      reasons: ['A reason.'],
      now,
    }),
  'wording-released': (trx) => notifyWaiting(ports, trx, { released: [wording], now }),
  'payment-approved': (trx, { transaction }) => mailPaymentApproved(ports, trx, { transaction, now }),
  'payment-pending': (trx, { transaction }) => mailPaymentPending(ports, trx, { transaction, now }),
  'payment-refused': (trx, { transaction }) =>
    mailPaymentRefused(ports, trx, { transaction, failure: null, now }),
  refund: (trx, { transaction }) => refund(trx, transaction),
  'wording-waits': null,
  'consent-install': null,
  'scan-changes': null,
  'webhook-ended': null,
  activation: null,
  reset: null,
  'password-changed': null,
  'session-reused': null,
  'account-deleted': null,
  'renewal-notice': null,
  'renewal-failed': null,
  'plan-ended': null,
  'method-expiring': null,
  'cancellation-received': null,
  'cancellation-notice': null,
  'withdrawal-received': null,
  'withdrawal-notice': null,
  invitation: null,
  'approval-asked': null,
  'client-answers': null,
  'recovery-code-used': null,
  'codes-guessed': null,
  'codes-on': null,
  'codes-off': null,
  'recovery-codes-renewed': null,
  'passkey-added': null,
  'passkey-removed': null,
  'passkey-copied': null,
  'provider-link': null,
  'provider-linked': null,
  'email-link': null,
  'email-taken': null,
  'email-asked': null,
  'email-changed': null,
  'request-received': null,
  'request-answered': null,
  'request-notice': null,
  'request-file': null,
  'request-file-code': null,
  'request-reminder': null,
  'request-unconfirmed': null,
};
const aboutAgreements = Object.entries(kinds).flatMap(([kind, write]) =>
  write === null ? [] : [{ kind, write }],
);

async function refund(trx: Transaction, transaction: MailedPayment): Promise<void> {
  const row = {
    id: newId(),
    transaction_id: transaction.id,
    amount: 500,
    reason: 'operator' as const,
    status: 'done' as const,
    provider_reference: null,
    created_at: now,
    done_at: now,
  };
  await trx.insertInto('refunds').values(row).execute();
  await mailRefund(ports, trx, { transaction, refund: { id: row.id, amount: 500 }, now });
}

const inTrx = <T>(work: (trx: Transaction) => Promise<T>) => database.db.transaction().execute(work);

/** An account that owns the agreement, or does not yet, and one e-mail of the kind about it that waits. */
async function written(write: Write, { owned }: { owned: boolean }) {
  const { db } = database;
  const account = await inTrx((trx) =>
    insertAccount(trx, { email: 'ada@shop.example', passwordHash: null, language: 'en', now }),
  );
  if (account === null) throw new Error('no account');
  const request = crypto.randomUUID();
  const token = deriveAccessToken(ports.secret, request);
  const { id } = await makeAgreement(db, {
    request_id: request,
    access_token_hash: hashToken(token),
    delivery_email: reader,
    owner_id: owned ? account.id : null,
  });
  const version = await makeVersion(db, { agreement_id: id, wording: json([wording]) });
  const paid = await makeTransaction(db, { item_id: id });
  await inTrx((trx) => insertRelease(trx, { ...wording, note: 'compared', releasedAt: now }));
  const [agreement, transaction] = [await findAgreement(db, id), await findTransaction(db, paid.id)];
  if (agreement === null || transaction === null) throw new Error('nothing to write about');
  await inTrx((trx) => write(trx, { agreement, versionId: version.id, transaction }));
  return { id, token, account };
}

const outbox = () => database.db.selectFrom('outbox').selectAll().execute();
/** All that is kept of what goes out, and what would be written from it. */
const kept = async () =>
  (await outbox()).map(({ text, html, facts }) => ({ text, html, facts: JSON.stringify(facts) }));

test.each(aboutAgreements)(
  '$kind contains no token of an agreement in an account',
  async ({ kind, write }) => {
    await written(write, { owned: true });
    const [owned, ...more] = await outbox();
    expect([owned?.message, more]).toEqual([kind, []]);
    expect(JSON.stringify(await kept())).not.toContain('token');
  },
);

test.each(aboutAgreements)(
  'a waiting $kind loses its token when an account claims the agreement',
  async (row) => {
    const { id, token, account } = await written(row.write, { owned: false });
    const before = await kept();
    // Of some only what they are rendered from has it.
    expect(JSON.stringify(before)).toContain(`?token=${token}`);
    // Given up, and sent again by the operator.
    await database.db.updateTable('outbox').set({ status: 'failed', next_attempt_at: null }).execute();
    const session = { id: newId(), customerId: account.id, role: 'customer', language: 'en' } as const;
    const claimed = await claimAgreements(
      { db: database.db, ...featureLinks },
      { session, claims: [{ agreementId: id, token }] },
    );
    expect(claimed).toEqual({ ok: true, value: { claimed: [id] } });
    // Nothing but the token is gone.
    expect(await kept()).toEqual(
      before.map((one) =>
        Object.fromEntries(
          Object.entries(one).map(([name, form]) => [name, form.replaceAll(`?token=${token}`, '')]),
        ),
      ),
    );
  },
);

test('an unproven claim removes no token from an e-mail', async () => {
  const { id, token, account } = await written(kinds['agreement-ready'] ?? (async () => {}), {
    owned: false,
  });
  const session = { id: newId(), customerId: account.id, role: 'customer', language: 'en' } as const;
  const claims = [{ agreementId: id, token: token.toLowerCase() }];
  expect(await claimAgreements({ db: database.db, ...featureLinks }, { session, claims })).toEqual({
    ok: true,
    value: { claimed: [] },
  });
  expect(JSON.stringify(await kept())).toContain(token);
});

test.each(aboutAgreements)('$kind is deleted with its agreement', async ({ write }) => {
  const { id } = await written(write, { owned: false });
  await inTrx((trx) => removeAgreements(trx, { agreementIds: [id], now }));
  expect(await outbox()).toEqual([]);
});
