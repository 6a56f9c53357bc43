import { ownDocumentPath, ownDocumentTypes, samplePath, sampleTypes } from '@clausewright/library/operator';
import { accountRows } from './account-rows.ts';
import { clientLinkRows } from './client-link-rows.ts';
import { consentRows } from './consent-rows.ts';
import { hostedRows } from './hosted-rows.ts';
import { lifecycleRows } from './lifecycle-rows.ts';
import { paymentRows } from './payment-rows.ts';
import {
  agreement,
  anew,
  sameForAll,
  ok,
  plain,
  authorizedDownload,
  authorizedUse,
  type Row,
  type RowDatabase,
} from './route-row.ts';
import { scanRows } from './scan-rows.ts';
import { webhookRows } from './webhook-rows.ts';
import { websiteTableRows } from './website-table-rows.ts';
import { requestRows } from './request-rows.ts';
import { withdrawalRows } from './withdrawal-rows.ts';

/** By method and pattern; below `/api/v1` where it begins with a name of a call's path. */
export function routeTable(database: RowDatabase): Record<string, Row> {
  return {
    'POST /agreement/new': { ask: () => ({ url: '/agreement/new', body: anew() }), expected: ok },
    'POST /agreement/update/:id': {
      ask: ({ of }) => ({
        url: `/agreement/update/${of.finished['agreement_id']}`,
        body: { ...anew(), revision: 1, edits: 'reset' },
      }),
      expected: authorizedUse.with(2, 'email-not-confirmed'),
    },
    'POST /agreement/update/prepare/:id': {
      ask: ({ of }) => ({
        url: `/agreement/update/prepare/${of.finished['agreement_id']}`,
        body: { ...anew(), revision: 1, edits: 'reset' },
      }),
      expected: authorizedUse.with(2, 'email-not-confirmed'),
    },
    'POST /agreement/preview': {
      ask: plain('/agreement/preview', { type: 'TEST', answers: {}, language: 'en' }),
      expected: ok,
    },
    'POST /agreement/price-choices': {
      ask: plain('/agreement/price-choices', { type: 'TEST', answers: {}, questions: [] }),
      expected: ok,
    },
    'POST /agreement/coverage': {
      ask: plain('/agreement/coverage', { type: 'TEST', answers: {}, language: 'en' }),
      expected: ok,
    },
    'GET /agreement/coverage/:id': {
      ask: ({ of }) => ({ url: `/agreement/coverage/${of.finished['agreement_id']}?language=en` }),
      expected: authorizedUse,
    },
    'POST /agreement/site-profile': {
      ask: ({ of }) => ({
        url: '/agreement/site-profile',
        body: { type: 'TEST', agreements: [{ agreement_id: of.finished['agreement_id'] }] },
      }),
      // It names no token.
      expected: authorizedUse.with(5, 'no-access'),
    },
    'GET /agreement/site-differences/:id': agreement('/agreement/site-differences'),
    'POST /agreement/costs/:id': agreement('/agreement/costs', {}),
    'GET /agreement/details/:id': agreement('/agreement/details'),
    'GET /agreement/sale-details/:id': agreement('/agreement/sale-details'),
    'GET /agreement/public-download-details/:id': {
      ...agreement('/agreement/public-download-details'),
      expected: authorizedDownload,
    },
    'GET /agreement/download-details/:id': {
      ...agreement('/agreement/download-details'),
      expected: ['not-authenticated', 'not-authenticated', 'ok', 'ok', 'other-account'],
    },
    'POST /agreement/generate-files': {
      ask: ({ of }) => ({
        url: '/agreement/generate-files',
        body: { agreement_id: of.finished['agreement_id'] },
      }),
      expected: authorizedDownload,
    },
    ...paymentRows(database),
    ...accountRows(database),
    ...consentRows(database),
    ...scanRows(database),
    ...lifecycleRows(database),
    ...webhookRows(database),
    ...websiteTableRows(database),
    ...clientLinkRows(database),
    ...withdrawalRows(database),
    ...requestRows(database),
    'GET /public/countries/list': { ask: plain('/public/countries/list'), expected: ok },
    'GET /public/languages/list': { ask: plain('/public/languages/list'), expected: ok },
    'GET /public/payload-key': { ask: plain('/public/payload-key'), expected: ok },
    'GET /public/prices': { ask: plain('/public/prices'), expected: ok },
    'POST /public/client-log': {
      ask: plain('/public/client-log', { event: 'page-failed', where: '/wizard' }),
      expected: ok,
    },
    'POST /probe/:id': { ask: plain('/probe/1', { text: 'a', kind: 'a' }), expected: ok },
    'GET /heartbeat': { ask: plain('/heartbeat'), expected: sameForAll(200) },
    'GET /openapi.json': { ask: plain('/openapi.json'), expected: sameForAll(200) },

    'GET /api/docs': { ask: plain('/api/docs'), expected: sameForAll(200) },
    'GET /healthz': { ask: plain('/healthz'), expected: sameForAll(200) },
    'GET /readyz': { ask: plain('/readyz'), expected: sameForAll(200) },
    // Contracts are cancelled by whoever names one; a body that is no form is refused.
    'GET /cancel-plan': { ask: plain('/cancel-plan'), expected: sameForAll(200) },
    'GET /cancel-plan/:language': { ask: plain('/cancel-plan/de'), expected: sameForAll(200) },
    'POST /cancel-plan/:language': { ask: plain('/cancel-plan/de', {}), expected: sameForAll(415) },
    'GET /favicon.ico': { ask: plain('/favicon.ico'), expected: sameForAll(204) },
    ...Object.fromEntries(
      sampleTypes.flatMap((type): [string, Row][] => {
        const path = samplePath(type);
        return [
          [`GET ${path}`, { ask: plain(path), expected: sameForAll(200) }],
          [`GET ${path}/:language`, { ask: plain(`${path}/de`), expected: sameForAll(200) }],
        ];
      }),
    ),
    ...Object.fromEntries(
      ownDocumentTypes.flatMap((type): [string, Row][] => {
        const path = ownDocumentPath(type);
        return [
          [`GET ${path}`, { ask: plain(path), expected: sameForAll(200) }],
          [`GET ${path}/:language`, { ask: plain(`${path}/de`), expected: sameForAll(200) }],
        ];
      }),
    ),
    // These carry their own random id: it is made to be handed on.
    'GET /files/:id': { ask: ({ of }) => ({ url: `/files/${of.file}` }), expected: sameForAll(200) },
    'GET /exports/:id': {
      ask: async ({ world, of }) => ({ url: `/exports/${await world.archive(of)}` }),
      expected: sameForAll(200),
    },
    ...hostedRows(),
    // On a machine of one's own alone, whoever sits at it.
    'GET /outbox': { ask: plain('/outbox'), expected: sameForAll(200) },
    'GET /outbox.json': { ask: plain('/outbox.json'), expected: sameForAll(200) },
    'GET /outbox/:id': {
      ask: async ({ world, of }) => {
        await world.app.inject({
          method: 'POST',
          url: '/api/v1/customer/forgot-password',
          payload: { email: of.email },
        });
        const { id } = await database.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
        return { url: `/outbox/${id}` };
      },
      expected: sameForAll(200),
    },
    // Pages are the same for everybody; these tests have none.
    'GET *': { ask: plain('/wizard'), expected: sameForAll(503) },
  };
}
