import { randomUUID } from 'node:crypto';
import { defaultAppearance } from '@clausewright/banner/publish';
import { insertSubscription } from '../../../consent/plans/subscription-store.ts';
import { findConsent, insertConsent } from '../../../consent/consents/consent-store.ts';
import { furtherDomains, insertDomains } from '../../../consent/consents/domain-store.ts';
import { someVendor } from '../../../consent/consents/testing/some-vendor.ts';
import { insertVendors, listConsentVendors } from '../../../consent/consents/vendor-store.ts';
import { previewScriptPath } from '../../../consent/banner/preview-routes.ts';
import { someBannerFiles } from '../../../consent/banner/testing/published-site.ts';
import {
  type Asked,
  confirmed,
  notForOthers,
  sameForAll,
  ok,
  ownersOnly,
  plain,
  type Row,
  type RowDatabase,
} from './route-row.ts';
import type { Owner } from './route-world.ts';

const now = new Date(0);
const previewScript = previewScriptPath(someBannerFiles);
const vendor = someVendor();

/** A privacy consent of somebody, for `shop.example`. */
export async function makeConsent(database: RowDatabase, { id: ownerId }: Owner): Promise<string> {
  const given = { ownerId, requestId: randomUUID(), domain: 'shop.example' };
  const { id } = await database.db
    .transaction()
    .execute((trx) => insertConsent(trx, { ...given, appearance: defaultAppearance('en'), now }));
  return id;
}

/** A plan whose period lasts; its id. */
export async function makeConsentPlan(
  database: RowDatabase,
  { id: customerId }: Pick<Owner, 'id'>,
  consentId: string,
): Promise<string> {
  return database.db.transaction().execute((trx) =>
    insertSubscription(trx, {
      consentId,
      customerId,
      plan: { code: 'monthly', interval: 'month', count: 1, price: 1000 },
      currency: 'EUR',
      processor: 'sandbox',
      paymentMethodId: null,
      providerReference: null,
      periodEndsAt: new Date('2099-01-01'),
      mandate: '',
      discountCodeId: null,
      discountPeriodsLeft: 0,
      now,
    }),
  );
}

/** A consent with one vendor and one further domain. */
async function filledConsent(database: RowDatabase, of: Owner) {
  const id = await makeConsent(database, of);
  const { siteId } = (await findConsent(database.db, id)) ?? { siteId: '' };
  await database.db.transaction().execute(async (trx) => {
    await insertVendors(trx, siteId, [vendor], now);
    await insertDomains(trx, { siteId, domains: ['blog.example'], now });
  });
  const [{ id: vendorId } = { id: '' }] = await listConsentVendors(database.db, siteId);
  const [{ id: domainId } = { id: '' }] = await furtherDomains(database.db, siteId);
  return { id, vendorId, domainId };
}

/** Privacy consents, their vendors and what is published of them. */
export function consentRows(database: RowDatabase): Record<string, Row> {
  /** Of a new consent, for its owner alone. */
  const own = (url: string, body?: object): Row => ({
    ask: async ({ of }: Asked) => ({
      url: `${url}/${await makeConsent(database, of)}`,
      ...(body && { body }),
    }),
    expected: ownersOnly,
  });
  const ofVendor = (url: string, body?: object): Row => ({
    ask: async ({ of }: Asked) => ({
      url: `${url}/${(await filledConsent(database, of)).vendorId}`,
      ...(body && { body }),
    }),
    expected: ownersOnly,
  });
  return {
    'POST /privacy-consent/new': {
      ask: () => ({
        url: '/privacy-consent/new',
        body: { request_id: randomUUID(), site_url: `${randomUUID()}.example` },
      }),
      expected: confirmed,
    },
    'GET /privacy-consent/list': { ask: plain('/privacy-consent/list'), expected: confirmed },
    'GET /privacy-consent/subscription-stats': {
      ask: plain('/privacy-consent/subscription-stats'),
      expected: confirmed,
    },
    'POST /privacy-consent/domain-exists': {
      ask: plain('/privacy-consent/domain-exists', { site_url: 'shop.example' }),
      expected: ok,
    },
    'POST /privacy-consent/site-vendors': {
      ask: plain('/privacy-consent/site-vendors', { site_url: 'shop.example' }),
      expected: confirmed,
    },
    'GET /privacy-consent/sale-details/:id': own('/privacy-consent/sale-details'),
    'GET /privacy-consent/details/:id': own('/privacy-consent/details'),
    'PUT /privacy-consent/:id': own('/privacy-consent', { appearance: defaultAppearance('de') }),
    'DELETE /privacy-consent/delete/:id': own('/privacy-consent/delete'),
    'PUT /privacy-consent/active-toggle/:id': own('/privacy-consent/active-toggle', { active: false }),
    'POST /privacy-consent/check-customer-active/:id': own('/privacy-consent/check-customer-active', {}),
    'GET /privacy-consent/install-details/:id': own('/privacy-consent/install-details'),
    'POST /privacy-consent/check-install/:id': own('/privacy-consent/check-install', { path: '/' }),
    'POST /privacy-consent/send-customer-email/:id': own('/privacy-consent/send-customer-email', {}),
    'GET /privacy-consent/get-fields/:id': own('/privacy-consent/get-fields'),
    'PUT /privacy-consent/update-fields/:id': own('/privacy-consent/update-fields', { fields: {} }),
    'POST /privacy-consent/additional-domain/add/:id': own('/privacy-consent/additional-domain/add', {
      domain: 'blog.example',
    }),
    'DELETE /privacy-consent/additional-domain/delete/:id/:domainId': {
      ask: async ({ of }) => {
        const { id, domainId } = await filledConsent(database, of);
        return { url: `/privacy-consent/additional-domain/delete/${id}/${domainId}` };
      },
      expected: ownersOnly,
    },
    'GET /privacy-consent/contradictions/:id': own('/privacy-consent/contradictions'),
    'GET /privacy-consent/vendors/:id': own('/privacy-consent/vendors'),
    'POST /privacy-consent/vendors/:id': own('/privacy-consent/vendors', { vendors: [vendor] }),
    'PUT /privacy-consent/update-vendors-order/:id': own('/privacy-consent/update-vendors-order', {
      order: [],
    }),
    'GET /privacy-consent/vendor-details/:id': ofVendor('/privacy-consent/vendor-details'),
    'PUT /privacy-consent/vendor-edit/:id': ofVendor('/privacy-consent/vendor-edit', vendor),
    'PUT /privacy-consent/vendor-toggle/:id': ofVendor('/privacy-consent/vendor-toggle', { active: false }),
    'DELETE /privacy-consent/vendor-delete/:id': ofVendor('/privacy-consent/vendor-delete'),
    'POST /privacy-consent/publish/:id': {
      ask: async ({ of }) => {
        const id = await makeConsent(database, of);
        await makeConsentPlan(database, of, id);
        return { url: `/privacy-consent/publish/${id}`, body: {} };
      },
      expected: ownersOnly,
    },
    'GET /privacy-consent/approval/:id': own('/privacy-consent/approval'),
    'POST /privacy-consent/approval/:id': {
      ...own('/privacy-consent/approval', { revision: '0'.repeat(32), approved: true }),
      expected: notForOthers.with(3, 'not-found'),
    },
    'POST /privacy-consent/approval/ask/:id': {
      ...own('/privacy-consent/approval/ask'),
      expected: ownersOnly.with(3, 'nobody-approves'),
    },
    'GET /privacy-consent/logs/current-month/:id': own('/privacy-consent/logs/current-month'),
    'GET /privacy-consent/logs/last-month/:id': own('/privacy-consent/logs/last-month'),
    'GET /privacy-consent/logs/all-months/:id': own('/privacy-consent/logs/all-months'),
    'GET /privacy-consent/logs/entry/:id/:entry': {
      ask: async ({ of }) => ({
        url: `/privacy-consent/logs/entry/${await makeConsent(database, of)}/${randomUUID()}`,
      }),
      expected: ownersOnly.with(3, 'not-found'),
    },
    'GET /privacy-consent/figures/:id': own('/privacy-consent/figures'),
    'GET /privacy-consent/compare-versions/:id': {
      ask: async ({ of }) => ({
        url: `/privacy-consent/compare-versions/${await makeConsent(database, of)}?one=1&other=2`,
      }),
      expected: ownersOnly.with(3, 'not-found'),
    },
    'POST /privacy-consent/logs/export/:id': {
      ask: async ({ of }) => {
        const id = await makeConsent(database, of);
        await makeConsentPlan(database, of, id);
        const body = { period: 'current-month', format: 'csv' };
        return { url: `/privacy-consent/logs/export/${id}`, body };
      },
      expected: ownersOnly,
    },
    'DELETE /privacy-consent/logs/visitor/:id/:visitor': {
      ask: async ({ of }) => ({
        url: `/privacy-consent/logs/visitor/${await makeConsent(database, of)}/${randomUUID()}`,
      }),
      expected: ownersOnly,
    },
    // Its address carries our seal; `read-log.test.ts` has good ones.
    'GET /consent-logs': { ask: plain('/consent-logs?file=x.y'), expected: sameForAll(404) },
    ...bannerRows(),
    'POST /privacy-consent/discard/:id': {
      ...own('/privacy-consent/discard', {}),
      expected: ownersOnly.with(3, 'not-published'),
    },
  };
}

/** What strangers' pages ask: the same for everybody, and nothing for a site that serves no banner. */
function bannerRows(): Record<string, Row> {
  const site = 'x'.repeat(22);
  const preferences = `preferences.${'0'.repeat(40)}.js`;
  return {
    'GET /c/:site': { ask: plain(`/c/${site}.js`), expected: sameForAll(200) },
    'GET /c/:site/:language': { ask: plain(`/c/${site}/de.js`), expected: sameForAll(200) },
    'GET /downloads/clausewright.zip': {
      ask: plain('/downloads/clausewright.zip'),
      expected: sameForAll(200),
    },
    // What a site's own server asks, by what every page of it says.
    'GET /c/:site/policy.json': { ask: plain(`/c/${site}/policy.json`), expected: sameForAll(200) },
    'GET /c/:site/:language/:file': { ask: plain(`/c/${site}/de/${preferences}`), expected: sameForAll(404) },
    // Answers are text/plain; `answers.test.ts` sends some.
    'POST /c/:site': { ask: plain(`/c/${site}`, {}), expected: sameForAll(415) },
    // Reports are text/plain too; `host-reports.test.ts` sends some.
    'POST /c/:site/hosts': { ask: plain(`/c/${site}/hosts`, {}), expected: sameForAll(415) },
    'OPTIONS /c/:site': { ask: plain(`/c/${site}`), expected: sameForAll(204) },
    // A receipt is for who holds the id of a choice: `receipts.test.ts` has some.
    'GET /c/:site/receipt/:visitor': {
      ask: plain(`/c/${site}/receipt/${randomUUID()}`),
      expected: sameForAll(404),
    },
    'GET /c/days': { ask: plain('/c/days'), expected: sameForAll(200) },
    'GET /.well-known/consent-log-keys.json': {
      ask: plain('/.well-known/consent-log-keys.json'),
      expected: sameForAll(200),
    },
    'GET /receipt': { ask: plain('/receipt'), expected: sameForAll(200) },
    'GET /banner/preview': { ask: plain('/banner/preview'), expected: sameForAll(200) },
    [`GET ${previewScript}`]: { ask: plain(previewScript), expected: sameForAll(200) },
    // A sample shop, outside production.
    ...Object.fromEntries(
      ['shop', 'shop.css', 'shop.js', 'film', 'pixel.svg'].map((file) => [
        `GET /demo/${file}`,
        { ask: plain(`/demo/${file}`), expected: sameForAll(200) },
      ]),
    ),
    'GET /demo/tags/:file': { ask: plain('/demo/tags/chat.js'), expected: sameForAll(200) },
  };
}
