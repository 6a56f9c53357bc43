import { randomUUID } from 'node:crypto';
import { defaultAppearance } from '@clausewright/banner/publish';
import { sampleContents } from '../../../../billing/invoices/testing/sample-invoices.ts';
import { makeInvoice } from '../../../../billing/invoices/testing/make-invoice.ts';
import { storeMethod } from '../../../../billing/payment-methods/store-method.ts';
import { furtherDomains, insertDomains } from '../../../../consent/consents/domain-store.ts';
import { findConsent } from '../../../../consent/consents/consent-store.ts';
import { someVendor } from '../../../../consent/consents/testing/some-vendor.ts';
import { listConsentVendors } from '../../../../consent/consents/vendor-store.ts';
import { makeTransaction } from '../../../../testing/factories.ts';
import { findDeskOf, saveDesk } from '../../../../statutory-functions/requests/desk-store.ts';
import { ensureWebsite } from '../../../../websites/website-store.ts';
import { saveFunction } from '../../../../statutory-functions/withdrawals/function-store.ts';
import { makeConsentPlan } from '../../testing/consent-rows.ts';
import type { RowDatabase } from '../../testing/route-row.ts';
import { type Owner, password, type World } from '../../testing/route-world.ts';
import type { Json } from '../../../../documents/agreements/testing/visitor.ts';

export type Thing =
  | 'agreement'
  | 'consent'
  | 'vendor'
  | 'domain'
  | 'site'
  | 'subscription'
  | 'transaction'
  | 'invoice'
  | 'method'
  | 'withdrawal'
  | 'withdrawal-page'
  | 'website'
  | 'desk-page'
  | 'live'
  | 'file'
  | 'session';

/** Somebody whose every text is known again wherever it turns up. */
export interface Marked {
  owner: Owner;
  /** In what strangers are shown: documents, banners, the withdrawal function. */
  open: string;
  /** In what only they may see. */
  closed: string;
  /** What opens their things; in no answer to anybody else and never in the log. */
  secrets: readonly string[];
  things: Readonly<Record<Thing, string>>;
}

const markOf = (kind: 'open' | 'closed', name: string): string =>
  `${kind}-${name}-${randomUUID().slice(0, 8)}`;

/** Texts of an agreement that carry the mark of who made it. */
export function markedAnswers(answers: object, open: string): object {
  return { ...answers, owner: `${open} GmbH`, address: `${open} 1\n80331 München` };
}

/** Gives somebody, besides agreements, one of everything that has an id, with their marks. */
export async function mark(
  { db }: RowDatabase,
  { world, owner, open, name }: { world: World; owner: Owner; open: string; name: string },
): Promise<Marked> {
  const closed = markOf('closed', name);
  const now = world.ports.clock();
  const call = async (method: 'POST' | 'PUT', path: string, payload: object): Promise<Json> => {
    const headers = { authorization: `Bearer ${owner.bearer}` };
    return (await world.app.inject({ method, url: `/api/v1${path}`, headers, payload })).json<Json>();
  };
  const account = {
    first_name: closed,
    last_name: closed,
    personal_id: closed,
    country: 'DE',
    phone: closed,
  };
  await call('PUT', '/customer/info', account);
  const address = { name: closed, address: closed, city: closed, postal_code: '80331', phone: closed };
  const company = { company_name: closed, business_purchase: false, vat_registered: false };
  const place = { country: 'DE', state: 'DE_BY', vat_number: '', cui_cif: '' };
  await call('PUT', '/customer/billing-address', { ...company, ...address, ...place });
  const consent = await consentOf({ db }, { call, owner, open, now });
  const transaction = await makeTransaction(db, { customer_id: owner.id, state: 'approved' });
  const buyer = { ...sampleContents.domestic.buyer, name: closed };
  const content = { ...sampleContents.domestic, buyer };
  const invoice = await makeInvoice(db, transaction.id, { customerId: owner.id, content });
  const card = {
    kind: 'card',
    brand: 'Visa',
    last4: '4242',
    label: closed,
    reference: randomUUID(),
  } as const;
  const websiteId = await db.transaction().execute(async (trx) => {
    const made = await ensureWebsite(trx, owner.id, { kind: 'website', name: `${open}.example`, now });
    const desk = { trader: open, email: `${open}@shop.example`, active: true, language: 'en' } as const;
    await saveDesk(trx, { websiteId: made, ...desk, now });
    return made;
  });
  const desk = await findDeskOf(db, { websiteId, ownerId: owner.id });
  const withdrawal = await db.transaction().execute((trx) =>
    saveFunction(trx, {
      ownerId: owner.id,
      place: `${open}.example`,
      trader: open,
      email: `${open}@shop.example`,
      language: 'en',
      active: true,
      now,
    }),
  );
  const method = await db.transaction().execute((trx) =>
    storeMethod(trx, {
      customerId: owner.id,
      processor: 'sandbox',
      now,
      method: { ...card, expiresMonth: null, expiresYear: null },
    }),
  );
  return {
    owner,
    open,
    closed,
    secrets: [
      owner.bearer,
      owner.refresh,
      owner.email,
      password,
      String(owner.finished['access_token']),
      String(owner.unpaid['access_token']),
    ],
    things: {
      ...consent,
      agreement: String(owner.finished['agreement_id']),
      transaction: owner.transaction,
      invoice: invoice.id,
      method: method ?? '',
      withdrawal: withdrawal.id,
      'withdrawal-page': withdrawal.token,
      website: websiteId,
      'desk-page': desk?.token ?? '',
      live: owner.liveToken,
      file: owner.file,
      session: owner.otherSession,
    },
  };
}

/** A published banner with a vendor, a further domain and a plan. */
async function consentOf(
  { db }: RowDatabase,
  given: {
    call: (method: 'POST' | 'PUT', path: string, payload: object) => Promise<Json>;
    owner: Owner;
    open: string;
    now: Date;
  },
): Promise<Pick<Marked['things'], 'consent' | 'vendor' | 'domain' | 'site' | 'subscription'>> {
  const { call, owner, open, now } = given;
  const none = { consent: '', vendor: '', domain: '', site: '', subscription: '' };
  const name = `${open.slice(0, 30)}.example`;
  const made = await call('POST', '/privacy-consent/new', { request_id: randomUUID(), site_url: name });
  const id = made['data']?.['id'] as string | undefined;
  // Who has not confirmed an address has none.
  if (id === undefined) return none;
  await call('POST', `/privacy-consent/vendors/${id}`, {
    vendors: [someVendor({ name: open, company: open })],
  });
  await call('PUT', `/privacy-consent/${id}`, { appearance: defaultAppearance('en') });
  const subscription = await makeConsentPlan({ db }, owner, id);
  await call('POST', `/privacy-consent/publish/${id}`, {});
  const { siteId: site } = (await findConsent(db, id)) ?? { siteId: '' };
  await db
    .transaction()
    .execute((trx) => insertDomains(trx, { siteId: site, domains: ['blog.example'], now }));
  const [vendor] = await listConsentVendors(db, site);
  const [domain] = await furtherDomains(db, site);
  return { consent: id, vendor: vendor?.id ?? '', domain: domain?.id ?? '', site, subscription };
}

export const newMark = (name: string): string => markOf('open', name);
