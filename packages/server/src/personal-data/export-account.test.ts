import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { findAgreement } from '../documents/records/agreement-store.ts';
import {
  complete,
  type Json,
  twoLanguages,
  type Visitor,
  visitor,
} from '../documents/agreements/testing/visitor.ts';
import { type Column, personalData } from '../platform/database/personal-data.ts';
import { mailAgreementReady } from '../documents/mail/agreement-mail.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { fillAccount } from './testing/account-fixtures.ts';
import {
  goodPassword,
  hashIn,
  type Person,
  person,
  post,
  send,
} from '../customers/accounts/testing/people.ts';

const database = useTestDatabase();
const email = 'ada@shop.example';

async function exported(one: Visitor, { bearer }: Person): Promise<string> {
  const reply = await post(one, '/customer/export', { password: goodPassword }, { bearer });
  expect(reply.json['success']).toBe(true);
  return new URL(reply.json['data'].url).pathname;
}
async function take(one: Visitor, url: string): Promise<Record<string, string>> {
  const reply = await one.app.inject({ url });
  expect(reply.statusCode).toBe(200);
  const entries = Object.entries(unzipSync(new Uint8Array(reply.rawPayload)));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
}
const accountIn = (files: Record<string, string>) => JSON.parse(files['account.json'] ?? '') as Json;

/** What each exported column holds of the account that `fillAccount` fills with the mark `ada`. */
const marks = ({ id, customerId }: Person): Partial<Record<Column, string>> => ({
  'sites.owner_id': id,
  'sites.address': 'ada-address',
  'sites.name': 'ada-name',
  'websites.name': 'ada-website.example',
  'websites.proof_token': 'ada-proof-token-of-a-website',
  'websites.facts': 'ada-website-facts',
  'scans.owner_id': id,
  'scans.address': 'ada-scanned',
  'scans.result': 'ada-scan-result',
  'scans.changes': 'ada-changed-service',
  'agreements.owner_id': id,
  'agreements.delivery_email': 'ada-delivery@shop.example',
  'agreement_versions.answers': 'ada-answers',
  'agreement_versions.site_name': 'ada-site_name',
  'agreement_versions.site_address': 'ada-site_address',
  'agreement_versions.delivery_email': 'ada-version_delivery@shop.example',
  'agreement_documents.title': 'ada-title',
  'agreement_documents.tree': 'ada-tree',
  'text_drafts.clauses': 'ada-draft',
  'files.content': 'ada-content',
  'files.file_name': 'ada-file_name.txt',
  'transactions.quote': 'ada-quote',
  'transactions.response': 'ada-response',
  'transactions.email': 'ada-payment_email@shop.example',
  'transactions.buyer': 'ada-buyer',
  'refunds.note': 'ada-note',
  'invoices.content': 'ada-invoice',
  'billing_addresses.company_name': 'ada-company_name',
  'billing_addresses.vat_number': 'ada-vat_number',
  'billing_addresses.cui_cif': 'ada-cui_cif',
  'billing_addresses.name': 'ada-billing_name',
  'billing_addresses.address': 'ada-billing_address',
  'billing_addresses.city': 'ada-city',
  'billing_addresses.postal_code': 'ada-postal_code',
  'billing_addresses.country': '"country": "DE"',
  'billing_addresses.state': '"state": "DE_BY"',
  'billing_addresses.phone': 'ada-billing_phone',
  'payment_methods.brand': 'ada-brand',
  'payment_methods.last4': '"last4": "ada-"',
  'payment_methods.label': 'ada-label',
  'consents.domain': 'ada-domain',
  'consents.fields': 'ada-fields',
  'consent_domains.domain': 'ada-further-domain',
  'consent_vendors.name': 'ada-vendor',
  'consent_vendors.details': 'ada-details',
  'banner_versions.draft': 'ada-published',
  'withdrawal_functions.place': 'ada-place',
  'withdrawal_functions.trader': 'ada-trader',
  'withdrawal_functions.email': 'ada-function@shop.example',
  'withdrawals.name': 'ada-consumer',
  'withdrawals.email': 'ada-consumer@mail.example',
  'withdrawals.contract': 'ada-contract',
  'withdrawals.items': 'ada-items',
  'request_desks.trader': 'ada-desk-trader',
  'request_desks.email': 'ada-desk@shop.example',
  'privacy_requests.kind': 'objection',
  'privacy_requests.email': 'ada-visitor@mail.example',
  'privacy_requests.said': 'ada-asked',
  'privacy_requests.state': 'refused',
  'privacy_request_events.kind': 'received',
  'privacy_request_events.said': 'ada-answered',
  'request_notes.said': 'ada-note',
  'request_files.name': 'ada-file.zip',
  'cancellations.name': 'ada-canceller',
  'cancellations.email': 'ada-canceller@mail.example',
  'cancellations.contract_email': email.toUpperCase(),
  'cancellations.contract': 'ada-cancelled',
  'cancellations.reason': 'ada-cancel-reason',
  'outbox.recipient': 'ada-colleague@shop.example',
  'outbox.facts': 'ada-facts',
  'outbox.subject': 'ada-subject',
  'outbox.text': 'ada-text',
  'outbox.html': 'ada-html',
  'customers.customer_id': customerId,
  'customers.email': email,
  'customers.language': '"language": "en"',
  'customers.first_name': 'ada-first_name',
  'customers.last_name': 'ada-last_name',
  'customers.personal_id': 'ada-personal_id',
  'customers.country': '"country": ""',
  'customers.phone': 'ada-phone',
  'sessions.device': 'ada-device',
  'activity.object_id': 'ada-object-x',
  'activity.object_name': 'ada-object_name',
  'activity.means_name': 'ada-means',
  'activity.country': '"country": "NL"',
  'customers.organisation': 'Agency of ADA',
  'approvals.remark': 'ada-remark',
  'client_links.asker': 'ada-asker',
  'client_links.questions': 'ada-asked',
  'client_sendings.remark': 'ada-client-remark',
  'client_answers.given': 'ada-given',
  'webhooks.url': 'https://ada-url.example/',
  'email_changes.email': 'ada-wished@shop.example',
  'passkeys.name': 'ada-passkey',
  'provider_links.subject': 'ada-subject',
  'api_keys.name': 'ada-key',
  'api_keys.website_ids': 'ada-website-of-a-key',
});

test('the archive contains everything the personal data register marks as exported', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  await fillAccount(database.db, ada, 'ada');
  await fillAccount(database.db, await person(one, 'bob@shop.example'), 'bob');
  const files = await take(one, await exported(one, ada));
  const all = Object.entries(files).flat().join('\n');
  const expected = marks(ada);
  for (const [column, { exported }] of Object.entries(personalData)) {
    if (!exported) continue;
    const mark = expected[column as Column];
    expect(mark, `${column} has a mark`).toBeDefined();
    expect(all.includes(String(mark)), column).toBe(true);
  }
  expect(all).not.toContain('bob');
  expect(all).not.toContain('argon2');
  expect(all).not.toContain('ada-failure');
  // Tokens open nothing to their owner either.
  expect(all).not.toContain('ada-method');
  expect(all).not.toContain('ada-provider_customer');
  // What visitors of a site answered concerns them, not its owner.
  expect(all).not.toContain('ada-events');
});

test('the archive explains its structure in the customer’s language', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  await send(one, 'PUT', '/customer/set-language/nl', undefined, ada);
  const files = await take(one, await exported(one, ada));
  const readme = files['LEESMIJ.txt'] ?? '';
  expect(readme).toContain(email);
  // Each part of account.json is named.
  for (const part of Object.keys(accountIn(files))) expect(readme).toContain(`(${part})`);
});

test('the archive contains the answers of every version, and the documents of those served', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  const { bearer } = ada;
  const body = { request_id: crypto.randomUUID(), type: 'TEST', answers: complete };
  const made = (await post(one, '/agreement/new', body, { bearer })).json['data'];
  const id = made.agreement_id;
  // What nobody paid for must not come by this way.
  await post(
    one,
    `/agreement/update/${id}`,
    { ...body, answers: { ...twoLanguages, owner: 'Neue AG' }, revision: 1, edits: 'reset' },
    { bearer },
  );
  const files = await take(one, await exported(one, ada));
  expect(Object.keys(files).toSorted()).toEqual([
    'README.txt',
    'account.json',
    `documents/${id}/v1/en.html`,
    `documents/${id}/v1/en.md`,
  ]);
  expect(files[`documents/${id}/v1/en.md`]).toMatch(/^# /);
  expect(files[`documents/${id}/v1/en.html`]).toContain('Muster GmbH');
  const { customer, agreements, letters } = accountIn(files);
  expect(customer).toMatchObject({ email, confirmed: true, customer_id: ada.customerId });
  expect(agreements).toHaveLength(1);
  expect(agreements[0].versions).toMatchObject([
    { number: 1, served: true, answers: { owner: 'Muster GmbH' }, documents: [{ language: 'en' }] },
    { number: 2, served: false, answers: { owner: 'Neue AG' }, documents: [] },
  ]);
  expect(letters).toMatchObject([{ message: 'activation', recipient: email }]);
});

test('e-mails in the archive open nothing: their links have no secrets', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  await post(one, '/customer/forgot-password', { email });
  const body = { request_id: crypto.randomUUID(), type: 'TEST', answers: complete };
  const made = (await post(one, '/agreement/new', body)).json['data'];
  const found = await findAgreement(database.db, made.agreement_id);
  if (found === null) throw new Error('no agreement');
  const ready = { agreement: { ...found, deliveryEmail: email }, versionId: 'v', now: one.clock() };
  await database.db.transaction().execute((trx) => mailAgreementReady(one.ports, trx, ready));
  // Written while the agreement was a visitor's.
  const claims = { agreements: [{ agreement_id: made.agreement_id, token: made.access_token }] };
  await post(one, '/customer/claim-agreements', claims, { bearer: ada.bearer });
  const secrets: string[] = [
    made.access_token,
    await hashIn(one, email, 'activation'),
    await hashIn(one, email, 'reset'),
  ];
  const { 'account.json': said = '' } = await take(one, await exported(one, ada));
  for (const secret of secrets) expect(said).not.toContain(secret);
  for (const link of ['/reset-password/…', '/activate-account/…', `/download/${made.agreement_id}?token=…`]) {
    expect(said).toContain(link);
  }
});

test('an empty account is exported too', async () => {
  await using one = await visitor(database.db);
  const files = await take(one, await exported(one, await person(one, email)));
  expect(Object.keys(files)).toEqual(['README.txt', 'account.json']);
  expect(accountIn(files)).toMatchObject({
    agreements: [],
    transactions: [],
    sessions: [{ role: 'customer' }],
  });
});

test('of many concurrent exports some are queued, the others are asked to retry', async () => {
  await using one = await visitor(database.db);
  const { bearer } = await person(one, email);
  // So many that on the quickest machine some come while one is made and ten wait.
  const all = await Promise.all(
    Array.from({ length: 60 }, () => post(one, '/customer/export', { password: goodPassword }, { bearer })),
  );
  const refused = all.filter(({ json }) => json['success'] !== true);
  expect(refused.length).toBeGreaterThan(0);
  expect(all.length - refused.length).toBeGreaterThanOrEqual(11);
  for (const { status, json } of refused) {
    expect(status).toBe(429);
    expect(json['messages']).toMatchObject([{ code: 'limited' }]);
  }
  expect((await post(one, '/customer/export', { password: goodPassword }, { bearer })).json['success']).toBe(
    true,
  );
});

test('an archive is downloadable once, for ten minutes, as an attachment', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  const url = await exported(one, ada);
  expect((await one.app.inject({ method: 'HEAD', url })).statusCode).not.toBe(200);
  const [first, second] = await Promise.all([one.app.inject({ url }), one.app.inject({ url })]);
  expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([200, 404]);
  const { headers } = first.statusCode === 200 ? first : second;
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="account.zip"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const late = await exported(one, ada);
  one.clock.advance(10 * 60_000);
  expect((await one.app.inject({ url: late })).statusCode).toBe(404);
  expect((await one.app.inject({ url: '/exports/unheard-of' })).statusCode).toBe(404);
});

test('a newer archive invalidates the previous one, and each is logged', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  const [first, second] = [await exported(one, ada), await exported(one, ada)];
  expect((await one.app.inject({ url: first })).statusCode).toBe(404);
  expect((await one.app.inject({ url: second })).statusCode).toBe(200);
  const noted = await database.db
    .selectFrom('audit_log')
    .select(['actor', 'object_id'])
    .where('action', '=', 'account.export')
    .execute();
  expect(noted).toEqual(Array.from({ length: 2 }, () => ({ actor: ada.id, object_id: ada.id })));
});

test('without the password there is no archive', async () => {
  await using one = await visitor(database.db);
  const held = await person(one, 'held@shop.example');
  const { bearer } = held;
  const wrong = await post(one, '/customer/export', { password: 'Falsch 1' }, { bearer });
  expect(wrong.code).toBe('password-wrong');
  expect((await post(one, '/customer/export', {}, { bearer })).json['success']).toBe(false);
  const kept = database.db.selectFrom('account_exports').select('id').where('customer_id', '=', held.id);
  expect(await kept.execute()).toEqual([]);
});
